import { del, entries, get, set } from 'idb-keyval';
import { waitingStore } from './stores.ts';

/** A form that waits for the network; the service worker sends it (`apps/site-server/src/offline/waiting.js`). */
export interface WaitingForm {
  readonly key: string;
  readonly form: string;
  readonly about: string;
  readonly at: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** `refused`: it arrived and was not accepted. */
  readonly state: 'waiting' | 'refused' | 'sent';
  readonly message?: string;
}

/** Held by the worker, too, while it sends. */
const LOCK = 'enquiries';

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/** The newest first; of those that went only the mark is left, which is nobody's to see. */
export async function readWaiting(): Promise<WaitingForm[]> {
  const storedForms = await entries<string, WaitingForm>(waitingStore);
  return storedForms
    .map(([, form]) => form)
    .filter(({ state }) => state !== 'sent')
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Takes a form back before it went. */
export const withdraw = (key: string) => alone(() => del(key, waitingStore));

/**
 * Changes a form that did not go yet, and has it sent. It gets another key: what differs is another form, should the one
 * before have arrived after all.
 */
export async function change(form: WaitingForm, values: Record<string, string>): Promise<void> {
  await alone(async () => {
    const now = await get<WaitingForm>(form.key, waitingStore);
    if (now === undefined || now.state === 'sent') return;
    const { message: _, ...rest } = now;
    const key = randomKey();
    // What is left empty is not sent, as the form itself does: an empty place is none that exists.
    const fields = Object.entries({ ...now.body, ...values }).filter(([, value]) => value !== '');
    const body = Object.fromEntries(fields);
    await set(key, { ...rest, key, body, state: 'waiting' }, waitingStore);
    await del(form.key, waitingStore);
  });
  sendNow();
}

/** Has the worker try; without one the page does (`apps/shell/src/browser/send-waiting.ts`). */
export function sendNow(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) worker.postMessage({ retry: true });
  else dispatchEvent(new Event('waiting-changed'));
}

/** 128 random bits. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
