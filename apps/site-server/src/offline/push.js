// Shows price alerts as notifications. This classic script follows worker.js in `/sw.js`. The push
// message contains all texts, so that they are shown without network
// (apps/api/src/features/enquiries/price-alerts/push-notification.ts).

const END_ACTION = 'end';

/** Without action buttons, a tap on the notification opens the page that ends the alert. */
const hasButtons = () => (self.Notification?.maxActions ?? 0) > 0;

function showAlert({ title, body, lang, tag, open, end, start }) {
  const label = start ? start.label : undefined;
  return self.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: true,
    icon: '/icons/any-192.png',
    actions: [
      ...(label ? [{ action: 'start', title: label }] : []),
      { action: END_ACTION, title: end.label },
    ],
    data: { title, body, lang, tag, open, end, start },
  });
}

/** Returns false if the request may not have arrived. */
async function sendTap(path, fields) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return response.status < 500 && response.status !== 429;
  } catch {
    return false;
  }
}

const toEndPagePath = ({ lang, end }) =>
  `${lang === 'en' ? '' : `/${lang}`}/price-alert/${end.alert}`;

async function handleTap(payload, action) {
  const { open, end, start, lang } = payload;
  const isEndAction = action === END_ACTION;
  const to = isEndAction || (!start && !hasButtons()) ? toEndPagePath(payload) : open;
  if (isEndAction || start) {
    const isSent = isEndAction
      ? await sendTap('/api/price_alert_end', { alert: end.alert, language: lang })
      : await sendTap('/api/price_alert_verify', {
          primary_id: start.primary_id,
          otp: start.otp,
          language: lang,
        });
    // Without network the notification is shown again, so that the visitor can repeat the tap.
    if (!isSent) return showAlert(payload);
  }
  // The page shows the state of the alert in every case.
  await self.clients.openWindow(to);
}

self.addEventListener('push', (event) => {
  const payload = event.data?.json();
  if (payload?.end) event.waitUntil(showAlert(payload));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  if (notification.data?.end) event.waitUntil(handleTap(notification.data, action));
});
