import { del, entries, get, set } from 'idb-keyval';
import { waitingStore } from './stores.ts';

/** Sent by the service worker (`apps/site-server/src/offline/waiting.js`). */
export interface WaitingForm {
  readonly key: string;
  readonly form: string;
  readonly about: string;
  readonly at: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** `refused`: the API has rejected the form. */
  readonly state: 'waiting' | 'refused' | 'sent';
  readonly message?: string;
}

/** The service worker uses a lock of the same name while it sends forms. */
const LOCK_NAME = 'enquiries';

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK_NAME, task) : task();

export async function readWaitingForms(): Promise<WaitingForm[]> {
  const storedForms = await entries<string, WaitingForm>(waitingStore);
  return storedForms
    .map(([, form]) => form)
    .filter(({ state }) => state !== 'sent')
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

export const deleteWaitingForm = (key: string) => withLock(() => del(key, waitingStore));

/** A changed form needs a new idempotency key, because the API may have received the old version. */
export async function updateWaitingForm(
  form: WaitingForm,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await withLock(async () => {
    const current = await get<WaitingForm>(form.key, waitingStore);
    if (current === undefined || current.state === 'sent') return;
    const { message: _, ...stored } = current;
    const key = createRandomKey();
    // The API rejects an empty state, district or tehsil.
    const fields = Object.entries({ ...current.body, ...values }).filter(
      ([, value]) => value !== '',
    );
    const body = Object.fromEntries(fields);
    await set(key, { ...stored, key, body, state: 'waiting' }, waitingStore);
    await del(form.key, waitingStore);
  });
  triggerSending();
}

/** Without a service worker, `apps/shell/src/browser/send-queued-forms.ts` sends the forms. */
export function triggerSending(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) worker.postMessage({ retry: true });
  else dispatchEvent(new Event('waiting-changed'));
}

const createRandomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
