import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import english from '../locales/alert.en.json';
import remote from '../remote.tsx';
import { PushAlert } from './push-alert.tsx';

const VAPID_KEY = 'BKey-of_the_site';
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const labels = {
  or: english.push_or,
  start: english.push_start,
  line: english.push_line,
  away: english.push_away,
  none: english.push_none,
  denied: english.push_denied,
  failed: english.push_failed,
};

const decodeKey = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  ).buffer;

/** Mocks the push APIs that the page uses. */
function mockPushApis({ permission = 'granted', subscribedKey = '' } = {}) {
  const subscribe = jest.fn(async (_: object) => ({ toJSON: () => SUBSCRIPTION }));
  const unsubscribe = jest.fn(async () => true);
  const subscription = {
    unsubscribe,
    options: { applicationServerKey: subscribedKey && decodeKey(subscribedKey) },
  };
  const pushManager = {
    subscribe,
    getSubscription: async () => (subscribedKey ? subscription : null),
  };
  const requestPermission = jest.fn(async () => permission);
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission } });
  return { subscribe, unsubscribe, requestPermission };
}

function mockApi(createResponse: () => Response) {
  const sentRequests: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    sentRequests.push([String(path), JSON.parse(String(init?.body))]);
    return createResponse();
  });
  return sentRequests;
}

/** Renders the button in a filled-in form, presses it and returns the message. */
async function pressStart() {
  const { ui } = await testElement(
    remote,
    <form>
      <input name="mobile" defaultValue="98" />
      <input name="below" defaultValue="400000" />
      <input name="state" defaultValue="gujarat" />
      <input name="district" defaultValue="Anand" />
      <PushAlert product="/tractor/a/1" pushKey={VAPID_KEY} labels={labels} />
    </form>,
  );
  await act(async () => void render(ui));
  const button = screen.getByRole('button', { name: labels.start });
  await act(async () => void fireEvent.click(button));
  return screen.findByRole('alert');
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

test('subscribes with the VAPID key on a click, and sends the form values', async () => {
  const { subscribe, requestPermission } = mockPushApis();
  const sentRequests = mockApi(() => Response.json({ success: true, message: 'Tap the notice.' }));
  expect(await pressStart()).toHaveTextContent('Tap the notice.');
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: VAPID_KEY,
  });
  const push = { endpoint: SUBSCRIPTION.endpoint, ...SUBSCRIPTION.keys };
  const filter = { below: '400000', state: 'gujarat', district: 'Anand' };
  const body = { product: '/tractor/a/1', ...filter, push, language: 'en' };
  expect(sentRequests).toEqual([['/api/price_alert_save', body]]);
});

test('cancels an existing subscription with another VAPID key', async () => {
  mockApi(() => Response.json({ success: true, message: 'ok' }));
  const pushApis = mockPushApis({ subscribedKey: 'BOtherVapidKey00' });
  await pressStart();
  expect(pushApis.unsubscribe).toHaveBeenCalledTimes(1);
});

test('keeps an existing subscription with the current VAPID key', async () => {
  mockApi(() => Response.json({ success: true, message: 'ok' }));
  const pushApis = mockPushApis({ subscribedKey: VAPID_KEY });
  await pressStart();
  expect(pushApis.unsubscribe).not.toHaveBeenCalled();
});

test('shows a message in a browser without push support, and sends nothing', async () => {
  const sentRequests = mockApi(() => Response.json({}));
  expect(await pressStart()).toHaveTextContent(labels.none);
  expect(sentRequests).toEqual([]);
});

test('shows a message if the permission is denied', async () => {
  const { subscribe } = mockPushApis({ permission: 'denied' });
  expect(await pressStart()).toHaveTextContent(labels.denied);
  expect(subscribe).not.toHaveBeenCalled();
});

test('shows a message when the subscription fails', async () => {
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  const { subscribe } = mockPushApis();
  subscribe.mockRejectedValue(new DOMException('push service not available', 'AbortError'));
  expect(await pressStart()).toHaveTextContent(labels.failed);
});

test("shows the API's message for a rejected alert", async () => {
  mockPushApis();
  const refusal = {
    success: false,
    message: 'A price in whole rupees, please.',
    code: 'BAD_REQUEST',
  };
  mockApi(() => Response.json(refusal, { status: 400 }));
  expect(await pressStart()).toHaveTextContent(refusal.message);
});

test('shows the network error without network', async () => {
  mockPushApis();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await pressStart()).toHaveTextContent(labels.away);
});
