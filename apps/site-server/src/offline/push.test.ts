import { simulatePhone } from './testing/simulate-phone.ts';

const notification = {
  title: 'Mahindra 575 DI',
  body: 'नई कीमत: ₹ 6,61,000',
  lang: 'hi',
  tag: 'price-alert-1',
  open: '/hi/tractor/mahindra-575-di/9',
  end: { alert: 'word', label: 'अलर्ट बंद करें' },
};
const start = { primary_id: 'id', otp: 'secret', label: 'अलर्ट चालू करें' };
const respondWithSuccess = () => new Response('{"success":true}', { status: 200 });

function createOnlinePhone() {
  const device = simulatePhone();
  device.network.responses = new Map([
    ['/api/price_alert_end', respondWithSuccess],
    ['/api/price_alert_verify', respondWithSuccess],
  ]);
  return device;
}

test("shows the pushed texts without network and opens the product's page on a tap", async () => {
  const { network, push, tap, notifications, openedUrls, postedRequests } = simulatePhone();
  network.responses = undefined;
  await push(notification);
  expect(notifications).toMatchObject([
    {
      title: notification.title,
      body: notification.body,
      lang: 'hi',
      actions: [{ action: 'end', title: notification.end.label }],
    },
  ]);
  await tap();
  expect(openedUrls).toEqual([notification.open]);
  expect(postedRequests).toEqual([]);
});

test('ends the alert with one tap on its button', async () => {
  const { push, tap, openedUrls, postedRequests } = createOnlinePhone();
  await push(notification);
  await tap('end');
  expect(postedRequests).toEqual([
    { path: '/api/price_alert_end', body: { alert: 'word', language: 'hi' } },
  ]);
  expect(openedUrls).toEqual(['/hi/price-alert/word']);
});

test('confirms the alert on a tap and not on arrival', async () => {
  const { push, tap, openedUrls, postedRequests } = createOnlinePhone();
  await push({ ...notification, open: '/hi/price-alert/word', start });
  expect(postedRequests).toEqual([]);
  await tap('start');
  const { primary_id, otp } = start;
  expect(postedRequests).toEqual([
    { path: '/api/price_alert_verify', body: { primary_id, otp, language: 'hi' } },
  ]);
  expect(openedUrls).toEqual(['/hi/price-alert/word']);
});

test('shows the notification again after a tap without network', async () => {
  const { network, push, tap, notifications, openedUrls } = createOnlinePhone();
  await push({ ...notification, start });
  const responses = network.responses;
  network.responses = undefined;
  await tap();
  expect([notifications.length, openedUrls]).toEqual([2, []]);
  network.responses = responses;
  await tap();
  expect([notifications.length, openedUrls]).toEqual([2, [notification.open]]);
});

test('ignores a push without an alert', async () => {
  const { push, notifications } = createOnlinePhone();
  await push();
  await push({ title: 'Something else' });
  expect(notifications).toEqual([]);
});
