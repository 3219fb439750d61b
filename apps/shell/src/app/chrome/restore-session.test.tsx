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

const respondWithSession = (data: object | null) => () => Response.json({ success: true, data });
const failRequest = () => {
  throw new TypeError('Failed to fetch');
};
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

function storeGreeting(name: string) {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('username', name);
}

async function startSession() {
  const { store } = makeStore();
  restoreSession(store);
  const initialName = store.getState().session.username;
  await waitForTasks();
  return { store, initialName, readName: () => store.getState().session.username };
}

test('sends no request for a guest', async () => {
  const { readName } = await startSession();
  expect(readName()).toBeNull();
  expect(requests).toEqual([]);
});

test('shows the stored name at once and keeps it when the server confirms the session', async () => {
  createResponse = respondWithSession({ name: 'Geeta' });
  storeGreeting('Geeta');
  const { initialName, readName } = await startSession();
  expect([initialName, readName()]).toEqual(['Geeta', 'Geeta']);
  expect(requests).toEqual(['/api/session']);
});

test('removes the stored name when the server has no session', async () => {
  createResponse = respondWithSession(null);
  storeGreeting('Geeta');
  const { initialName, readName } = await startSession();
  expect([initialName, readName()]).toEqual(['Geeta', null]);
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('keeps the stored name when the server is unreachable', async () => {
  createResponse = failRequest;
  storeGreeting('Geeta');
  expect((await startSession()).readName()).toBe('Geeta');
});

test('replaces the stored name with the name from the server', async () => {
  createResponse = respondWithSession({ name: 'Ramesh' });
  storeGreeting('Geeta');
  expect((await startSession()).readName()).toBe('Ramesh');
  expect(localStorage.getItem('username')).toBe('Ramesh');
});

test('follows a sign-in and a sign-out in another tab', async () => {
  const { readName } = await startSession();
  storeGreeting('Geeta');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  expect(readName()).toBe('Geeta');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readName()).toBeNull();
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
  respond(respondWithSession({ name: 'Geeta' })());
  await waitForTasks();
  expect(store.getState().session.username).toBeNull();
  expect(localStorage.getItem('username')).toBeNull();
});

test('repeats a failed sign-out at the next start', async () => {
  createResponse = respondWithSession({ name: 'Geeta' });
  storeGreeting('Geeta');
  const { store, readName } = await startSession();
  createResponse = failRequest;
  await signOut(store);
  expect(readName()).toBeNull();
  createResponse = () => Response.json({ success: true, message: '' });
  requests.length = 0;
  await startSession();
  expect(requests).toEqual(['/api/user_logout']);
  requests.length = 0;
  await startSession();
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
