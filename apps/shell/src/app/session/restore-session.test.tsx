import { makeStore } from '@tractor-haat/platform/shell';
import { restoreSession, signOut } from './restore-session.ts';

const requests: string[] = [];
let createResponse: () => Response;

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return createResponse();
  };
});

const session = (data: object | null) => () => Response.json({ success: true, data });
const failRequest = () => {
  throw new TypeError('Failed to fetch');
};
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

function storeGreeting(name: string) {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('username', name);
}

async function start() {
  const { store } = makeStore();
  restoreSession(store);
  const before = store.getState().session.username;
  await waitForTasks();
  return { store, before, after: () => store.getState().session.username };
}

test('sends no request for a guest', async () => {
  const { after } = await start();
  expect(after()).toBeNull();
  expect(requests).toEqual([]);
});

test('shows the stored name at once and keeps it when the server confirms the session', async () => {
  createResponse = session({ name: 'Geeta' });
  storeGreeting('Geeta');
  const { before, after } = await start();
  expect([before, after()]).toEqual(['Geeta', 'Geeta']);
  expect(requests).toEqual(['/api/session']);
});

test('removes the stored name when the server has no session', async () => {
  createResponse = session(null);
  storeGreeting('Geeta');
  const { before, after } = await start();
  expect([before, after()]).toEqual(['Geeta', null]);
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('keeps the stored name when the server is unreachable', async () => {
  createResponse = failRequest;
  storeGreeting('Geeta');
  expect((await start()).after()).toBe('Geeta');
});

test('replaces the stored name with the name from the server', async () => {
  createResponse = session({ name: 'Ramesh' });
  storeGreeting('Geeta');
  expect((await start()).after()).toBe('Ramesh');
  expect(localStorage.getItem('username')).toBe('Ramesh');
});

test('follows a sign-in and a sign-out in another tab', async () => {
  const { after } = await start();
  storeGreeting('Geeta');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  expect(after()).toBe('Geeta');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(after()).toBeNull();
});

test('stays signed out when the session response arrives after a sign-out', async () => {
  storeGreeting('Geeta');
  const { store } = makeStore();
  let respond: (response: Response) => void = () => undefined;
  globalThis.fetch = (input) => {
    if (String(input) !== '/api/session') return Promise.resolve(Response.json({ success: true }));
    return new Promise((resolve) => {
      respond = resolve;
    });
  };
  restoreSession(store);
  await waitForTasks();
  await signOut(store);
  respond(session({ name: 'Geeta' })());
  await waitForTasks();
  expect(store.getState().session.username).toBeNull();
  expect(localStorage.getItem('username')).toBeNull();
});

test('repeats a failed sign-out at the next start', async () => {
  createResponse = session({ name: 'Geeta' });
  storeGreeting('Geeta');
  const { store, after } = await start();
  createResponse = failRequest;
  await signOut(store);
  expect(after()).toBeNull();
  createResponse = () => Response.json({ success: true, message: '' });
  requests.length = 0;
  await start();
  expect(requests).toEqual(['/api/user_logout']);
  requests.length = 0;
  await start();
  expect(requests).toEqual([]);
});

test('deletes unfinished forms and the draft of a listing on sign-out', async () => {
  createResponse = () => Response.json({ success: true, message: '' });
  storeGreeting('Geeta');
  sessionStorage.setItem('form-progress', '{"sell":{"values":{"name":"Geeta"},"at":0}}');
  localStorage.setItem('sell-draft', '{"name":"Geeta"}');
  await signOut(makeStore().store);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Geeta');
});
