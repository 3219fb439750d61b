import { ApiError } from '@tractor-haat/api-client';

/** A form that waits on this phone for the network (`apps/site-server/src/offline/waiting.js`). */
export interface WaitingForm {
  /** The idempotency key under which it was tried: however often it arrives, it is one enquiry. */
  readonly key: string;
  readonly path: '/api/enquiry_save' | '/api/whatsapp_popup_enquiry';
  readonly body: object;
  readonly form: string;
  /** What it is about, as the visitor reads it. */
  readonly about: string;
  readonly at: string;
}

/** Longer than a worker takes that has to be started. */
const PATIENCE_MS = 3000;

/** Gives a form to the worker. False where there is none, as on a first visit. */
function toWorker(waiting: WaitingForm): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isTaken: boolean) => {
      clearTimeout(giveUp);
      port1.close();
      resolve(isTaken);
    };
    const giveUp = setTimeout(end, PATIENCE_MS, false);
    port1.onmessage = () => end(true);
    worker.postMessage({ waiting }, [port2]);
  });
}

/** Keys of what this page has put into its storage itself. */
const keptHere = new Set<string>();

/** One piece of work in the store that the worker has too. Rejects where the browser keeps nothing. */
function inStore(work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('notebook-waiting');
    opening.onupgradeneeded = () => opening.result.createObjectStore('waiting');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('waiting', 'readwrite');
      work(transaction.objectStore('waiting'));
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

/** Puts a form where the worker would: it goes with the next visit, by whoever sends then. False where nothing is kept. */
async function keepHere(waiting: WaitingForm): Promise<boolean> {
  try {
    await inStore((store) => store.put({ ...waiting, state: 'waiting' }, waiting.key));
    keptHere.add(waiting.key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has a form wait on this phone: by the worker, or in the page's own storage when the phone says that it has no network.
 * False where nothing can wait.
 */
export const handOver = async (waiting: WaitingForm): Promise<boolean> =>
  (await toWorker(waiting)) || (!navigator.onLine && keepHere(waiting));

/** It was sent after all, by a press: the next visit must not send it again. */
export async function forget(key: string): Promise<void> {
  if (!keptHere.delete(key)) return;
  // Sent twice it is still one enquiry, by its key.
  await inStore((store) => store.delete(key)).catch(() => undefined);
}

/** No answer came at all. What a server answered, if only that it is down, is said where it was sent. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Said beside the form in place of "no network". */
export const asWaiting = () => new ApiError(0, { reason: 'submission_waiting' });
