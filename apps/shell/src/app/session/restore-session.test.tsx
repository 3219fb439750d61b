import { makeStore } from '@tractor-haat/platform/shell';
import { restoreSession, signOut } from './restore-session.ts';

const requests: string[] = [];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return answer();
  };
});

const session = (data: object | null) => () => Response.json({ success: true, data });
const unreached = () => {
  throw new TypeError('Failed to fetch');
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

function signedInAs(name: string) {
  localStorage.setItem('isLoggedIn', 'true');
  localStorage.setItem('username', name);
}

async function start() {
  const { store } = makeStore();
  restoreSession(store);
  const before = store.getState().session.username;
  await settled();
  return { store, before, after: () => store.getState().session.username };
}

test('sends no request for a guest', async () => {
  const { after } = await start();
  expect(after()).toBeNull();
  expect(requests).toEqual([]);
});

test('greets at once and keeps the greeting when the cookie agrees', async () => {
  answer = session({ name: 'Geeta' });
  signedInAs('Geeta');
  const { before, after } = await start();
  expect([before, after()]).toEqual(['Geeta', 'Geeta']);
  expect(requests).toEqual(['/api/session']);
});

test('removes the greeting when the cookie is missing', async () => {
  answer = session(null);
  signedInAs('Geeta');
  const { before, after } = await start();
  expect([before, after()]).toEqual(['Geeta', null]);
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('keeps the state when the server cannot be reached', async () => {
  answer = unreached;
  signedInAs('Geeta');
  expect((await start()).after()).toBe('Geeta');
});

test("prefers the name of the cookie's session", async () => {
  answer = session({ name: 'Ramesh' });
  signedInAs('Geeta');
  expect((await start()).after()).toBe('Ramesh');
  expect(localStorage.getItem('username')).toBe('Ramesh');
});

test('follows changes of another tab', async () => {
  const { after } = await start();
  signedInAs('Geeta');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  expect(after()).toBe('Geeta');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(after()).toBeNull();
});

test('the response does not undo a sign-out that happened during the request', async () => {
  signedInAs('Geeta');
  const { store } = makeStore();
  let reply: (response: Response) => void = () => undefined;
  globalThis.fetch = (input) => {
    if (String(input) !== '/api/session') return Promise.resolve(Response.json({ success: true }));
    return new Promise((resolve) => {
      reply = resolve;
    });
  };
  restoreSession(store);
  await settled();
  await signOut(store);
  reply(session({ name: 'Geeta' })());
  await settled();
  expect(store.getState().session.username).toBeNull();
  expect(localStorage.getItem('username')).toBeNull();
});

test('repeats a failed sign-out at the next start', async () => {
  answer = session({ name: 'Geeta' });
  signedInAs('Geeta');
  const { store, after } = await start();
  answer = unreached;
  await signOut(store);
  expect(after()).toBeNull();
  answer = () => Response.json({ success: true, message: '' });
  requests.length = 0;
  await start();
  expect(requests).toEqual(['/api/user_logout']);
  requests.length = 0;
  await start();
  expect(requests).toEqual([]);
});

test('a sign-out deletes the unfinished forms and the draft of a listing', async () => {
  answer = () => Response.json({ success: true, message: '' });
  signedInAs('Geeta');
  sessionStorage.setItem('form-progress', '{"sell":{"values":{"name":"Geeta"},"at":0}}');
  localStorage.setItem('sell-draft', '{"name":"Geeta"}');
  await signOut(makeStore().store);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Geeta');
});
