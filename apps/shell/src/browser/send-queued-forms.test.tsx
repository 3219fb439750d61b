import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { sendQueuedForms } from './send-queued-forms.ts';

const PATH = '/api/enquiry_save';
const form = (key: string, at: string) => ({
  ...{ key, path: PATH, form: 'contact', about: '', at, state: 'waiting' },
  body: { name: 'Geeta', mobile: '9876500000', form: 'contact' },
});

/** A request to the object store, like those of `apps/enquiry/src/flow/queue-form.ts` and the notebook. */
const inStore = <T,>(work: (store: IDBObjectStore) => IDBRequest<T>) =>
  new Promise<T>((resolve) => {
    const opening = indexedDB.open('notebook-waiting');
    opening.onupgradeneeded = () => opening.result.createObjectStore('waiting');
    opening.onsuccess = () => {
      const request = work(
        opening.result.transaction('waiting', 'readwrite').objectStore('waiting'),
      );
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });
const put = (one: ReturnType<typeof form>) => inStore((store) => store.put(one, one.key));
const stored = () => inStore((store) => store.getAll());

function site() {
  const sent: unknown[] = [];
  let answer: (() => Response) | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  });
  const says = (reply: () => Response) => {
    answer = reply;
  };
  return { sent, says };
}
const accepted = () => Response.json({ success: true, data: {} });

// Listeners of this page, removed between tests.
const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(async () => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    listening.push([name, listener]);
    EventTarget.prototype.addEventListener.call(window, name, listener);
  });
  await inStore((store) => store.clear());
});
afterEach(() => {
  for (const [name, listener] of listening.splice(0)) removeEventListener(name, listener);
  jest.restoreAllMocks();
});

test('sends queued forms on the next visit, oldest first, with their keys, and shows a toast', async () => {
  const { sent, says } = site();
  says(accepted);
  await put(form('b', '2026-11-24T07:00:00Z'));
  await put(form('a', '2026-11-24T06:00:00Z'));
  const heard = jest.fn();
  addEventListener('waiting-sent', heard);
  await sendQueuedForms();
  const { body } = form('', '');
  expect(sent).toEqual(['a', 'b'].map((key) => ({ ...body, idempotency_key: key })));
  expect(await stored()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your enquiry was sent/);
});

test.each(['online', 'waiting-changed'])(
  'keeps queued forms offline and sends them on "%s"',
  async (name) => {
    const { sent, says } = site();
    await put(form('a', '2026-11-24T06:00:00Z'));
    await sendQueuedForms();
    expect(await stored()).toMatchObject([{ key: 'a', state: 'waiting' }]);
    expect(screen.queryByRole('status')).toBeNull();
    says(accepted);
    dispatchEvent(new Event(name));
    await waitFor(async () => expect(await stored()).toEqual([]));
    expect(sent).toHaveLength(1);
  },
);

test('keeps a rejected form with the reason for the notebook', async () => {
  const { says } = site();
  says(() => Response.json({ success: false, message: 'Wrong number' }, { status: 400 }));
  await put(form('a', '2026-11-24T06:00:00Z'));
  await sendQueuedForms();
  expect(await stored()).toMatchObject([{ state: 'refused', message: 'Wrong number' }]);
  expect(screen.queryByRole('status')).toBeNull();
});
