// Price alert notifications, a classic script after worker.js. The API writes all texts in the language of the alert
// (apps/api/src/domain/enquiries/price-alerts/push/push-notification.ts), so that they are shown without network.

const END = 'end';

/** Without action buttons a tap opens the page that ends the alert, which links to the tractor. */
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

/** Sends the action of a tap; false if the request may not have arrived. */
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

/** Page that ends an alert, in the language of its notification. */
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
    // Without network the notification stays, so that the tap can be repeated.
    if (!isSent) return showNotice(notice);
  }
  // Opened in every case: the page shows the state of the alert.
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
