import { simulatePhone } from './testing/simulate-phone.ts';

const notice = {
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
  const { network, push, tap, notices, opened, posted } = simulatePhone();
  network.responses = undefined;
  await push(notice);
  expect(notices).toMatchObject([
    {
      title: notice.title,
      body: notice.body,
      lang: 'hi',
      actions: [{ action: 'end', title: notice.end.label }],
    },
  ]);
  await tap();
  expect(opened).toEqual([notice.open]);
  expect(posted).toEqual([]);
});

test('ends the alert with one tap on its button', async () => {
  const { push, tap, opened, posted } = createOnlinePhone();
  await push(notice);
  await tap('end');
  expect(posted).toEqual([
    { path: '/api/price_alert_end', body: { alert: 'word', language: 'hi' } },
  ]);
  expect(opened).toEqual(['/hi/price-alert/word']);
});

test('confirms the alert on a tap and not on arrival', async () => {
  const { push, tap, opened, posted } = createOnlinePhone();
  await push({ ...notice, open: '/hi/price-alert/word', start });
  expect(posted).toEqual([]);
  await tap('start');
  const { primary_id, otp } = start;
  expect(posted).toEqual([
    { path: '/api/price_alert_verify', body: { primary_id, otp, language: 'hi' } },
  ]);
  expect(opened).toEqual(['/hi/price-alert/word']);
});

test('shows the notification again after a tap without network', async () => {
  const { network, push, tap, notices, opened } = createOnlinePhone();
  await push({ ...notice, start });
  const responses = network.responses;
  network.responses = undefined;
  await tap();
  expect([notices.length, opened]).toEqual([2, []]);
  network.responses = responses;
  await tap();
  expect([notices.length, opened]).toEqual([2, [notice.open]]);
});

test('ignores a push without an alert', async () => {
  const { push, notices } = createOnlinePhone();
  await push();
  await push({ title: 'Something else' });
  expect(notices).toEqual([]);
});
