// Notices of price alerts, as plain script after worker.js. The API wrote all that they say, in the language in which the
// alert was asked for (apps/api/src/domain/price-alerts/push/push-notice.ts): a phone shows them without any network.

const END = 'end';

/** A phone without room for buttons opens the page that ends the alert; the tractor is one tap from there. */
const hasButtons = () => (self.Notification?.maxActions ?? 0) > 0;

function showNotice({ title, body, lang, tag, open, end, start }) {
  const label = start ? start.label : undefined;
  return self.registration.showNotification(title, {
    ...{ body, lang, tag, renotify: true },
    icon: '/icons/any-192.png',
    actions: [
      ...(label ? [{ action: 'start', title: label }] : []),
      { action: END, title: end.label },
    ],
    data: { title, body, lang, tag, open, end, start },
  });
}

/** Sends what a tap means; false where nobody knows whether it arrived. */
async function sendTap(path, fields) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}

/** The page that ends an alert, in the language of its notice. */
const pageOf = ({ lang, end }) => `${lang === 'en' ? '' : `/${lang}`}/price-alert/${end.alert}`;

async function tapped(notice, action) {
  const { open, end, start, lang } = notice;
  const isEnd = action === END;
  const to = isEnd || (!start && !hasButtons()) ? pageOf(notice) : open;
  if (isEnd || start) {
    const isSent = isEnd
      ? await sendTap('/api/price_alert_end', { alert: end.alert, language: lang })
      : await sendTap('/api/price_alert_verify', {
          ...{ primary_id: start.primary_id, otp: start.otp, language: lang },
        });
    // Without network nothing of the tap is lost: the notice stays until one arrives.
    if (!isSent) return showNotice(notice);
  }
  // Opened in any case: it says what has become of the alert.
  await self.clients.openWindow(to);
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice?.end) event.waitUntil(showNotice(notice));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  if (notification.data?.end) event.waitUntil(tapped(notification.data, action));
});
