import { del, entries, get, set } from 'idb-keyval';
import { waitingStore } from './stores.ts';

/** Form that waits for the network; the service worker sends it (`apps/site-server/src/offline/waiting.js`). */
export interface WaitingForm {
  readonly key: string;
  readonly form: string;
  readonly about: string;
  readonly at: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** `refused`: the API received and rejected it. */
  readonly state: 'waiting' | 'refused' | 'sent';
  readonly message?: string;
}

/** Name of the lock that the service worker also takes while it sends. */
const LOCK_NAME = 'enquiries';

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK_NAME, task) : task();

/** Waiting forms, newest first. Tombstones of sent forms are left out. */
export async function readWaitingForms(): Promise<WaitingForm[]> {
  const storedForms = await entries<string, WaitingForm>(waitingStore);
  return storedForms
    .map(([, form]) => form)
    .filter(({ state }) => state !== 'sent')
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

export const deleteWaitingForm = (key: string) => withLock(() => del(key, waitingStore));

/**
 * Changes a waiting form and triggers sending. The changed form gets a new idempotency key, because the old version
 * may have arrived already.
 */
export async function updateWaitingForm(
  form: WaitingForm,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await withLock(async () => {
    const now = await get<WaitingForm>(form.key, waitingStore);
    if (now === undefined || now.state === 'sent') return;
    const { message: _, ...stored } = now;
    const key = createRandomKey();
    // Empty values are not sent, as in the form itself: the API rejects an empty place.
    const fields = Object.entries({ ...now.body, ...values }).filter(([, value]) => value !== '');
    const body = Object.fromEntries(fields);
    await set(key, { ...stored, key, body, state: 'waiting' }, waitingStore);
    await del(form.key, waitingStore);
  });
  triggerSending();
}

/** Lets the service worker send; without one the page sends (`apps/shell/src/browser/send-queued-forms.ts`). */
export function triggerSending(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) worker.postMessage({ retry: true });
  else dispatchEvent(new Event('waiting-changed'));
}

/** 128 random bits. */
const createRandomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
