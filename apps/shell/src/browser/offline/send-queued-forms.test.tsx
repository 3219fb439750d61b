import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { sendQueuedForms } from './send-queued-forms.ts';

const PATH = '/api/enquiry_save';
const createForm = (key: string, at: string) => ({
  key,
  path: PATH,
  form: 'contact',
  about: '',
  at,
  state: 'waiting',
  body: { name: 'Geeta', mobile: '9876500000', form: 'contact' },
});

/** Runs a request on the object store of `apps/enquiry/src/flow/queue-form.ts`. */
const requestStore = <Result,>(createRequest: (store: IDBObjectStore) => IDBRequest<Result>) =>
  new Promise<Result>((resolve) => {
    const openRequest = indexedDB.open('notebook-waiting');
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('waiting');
    openRequest.onsuccess = () => {
      const request = createRequest(
        openRequest.result.transaction('waiting', 'readwrite').objectStore('waiting'),
      );
      request.onsuccess = () => {
        openRequest.result.close();
        resolve(request.result);
      };
    };
  });
const putForm = (queued: ReturnType<typeof createForm>) =>
  requestStore((store) => store.put(queued, queued.key));
const readStored = () => requestStore((store) => store.getAll());

function mockServer() {
  const sent: unknown[] = [];
  let createResponse: (() => Response) | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (!createResponse) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(String(init?.body)));
    return createResponse();
  });
  const respondWith = (reply: () => Response) => {
    createResponse = reply;
  };
  return { sent, respondWith };
}
const acceptForm = () => Response.json({ success: true, data: {} });

// Removed after each test, because all tests share one window.
const listeners: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(async () => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    listeners.push([name, listener]);
    EventTarget.prototype.addEventListener.call(window, name, listener);
  });
  await requestStore((store) => store.clear());
});
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
  jest.restoreAllMocks();
});

test('sends queued forms oldest first with their keys and shows a toast', async () => {
  const { sent, respondWith } = mockServer();
  respondWith(acceptForm);
  await putForm(createForm('b', '2026-11-24T07:00:00Z'));
  await putForm(createForm('a', '2026-11-24T06:00:00Z'));
  const onSent = jest.fn();
  addEventListener('waiting-sent', onSent);
  await sendQueuedForms();
  const { body } = createForm('', '');
  expect(sent).toEqual(['a', 'b'].map((key) => ({ ...body, idempotency_key: key })));
  expect(await readStored()).toEqual([]);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your enquiry was sent/);
});

test.each(['online', 'waiting-changed'])(
  'keeps queued forms offline and sends them on "%s"',
  async (name) => {
    const { sent, respondWith } = mockServer();
    await putForm(createForm('a', '2026-11-24T06:00:00Z'));
    await sendQueuedForms();
    expect(await readStored()).toMatchObject([{ key: 'a', state: 'waiting' }]);
    expect(screen.queryByRole('status')).toBeNull();
    respondWith(acceptForm);
    dispatchEvent(new Event(name));
    await waitFor(async () => expect(await readStored()).toEqual([]));
    expect(sent).toHaveLength(1);
  },
);

test('stores a rejected form with the reason', async () => {
  const { respondWith } = mockServer();
  respondWith(() => Response.json({ success: false, message: 'Wrong number' }, { status: 400 }));
  await putForm(createForm('a', '2026-11-24T06:00:00Z'));
  await sendQueuedForms();
  expect(await readStored()).toMatchObject([{ state: 'refused', message: 'Wrong number' }]);
  expect(screen.queryByRole('status')).toBeNull();
});
