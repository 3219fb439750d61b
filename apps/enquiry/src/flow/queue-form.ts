import { ApiError } from '@tractor-haat/api-client';

/** Form that waits for the network (`apps/site-server/src/offline/waiting.js`). */
export interface WaitingForm {
  /** Idempotency key of the failed attempt, so that a repeated request creates no second enquiry. */
  readonly key: string;
  readonly path: '/api/enquiry_save' | '/api/whatsapp_popup_enquiry';
  readonly body: object;
  readonly form: string;
  readonly about: string;
  readonly at: string;
}

/** Longer than a stopped service worker needs to start. */
const WORKER_TIMEOUT_MS = 3000;

/** Passes a form to the service worker. Returns false if there is none, as on a first visit. */
function sendToWorker(waiting: WaitingForm): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isAccepted: boolean) => {
      clearTimeout(timeout);
      port1.close();
      resolve(isAccepted);
    };
    const timeout = setTimeout(finish, WORKER_TIMEOUT_MS, false);
    port1.onmessage = () => finish(true);
    worker.postMessage({ waiting }, [port2]);
  });
}

const storedKeys = new Set<string>();

/** Runs a transaction on the store that the service worker also uses. Rejects without storage. */
function runInStore(task: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('notebook-waiting');
    opening.onupgradeneeded = () => opening.result.createObjectStore('waiting');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('waiting', 'readwrite');
      task(transaction.objectStore('waiting'));
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

/** Stores a form as the service worker does, so that the next visit sends it. Returns false without storage. */
async function storeInPage(waiting: WaitingForm): Promise<boolean> {
  try {
    await runInStore((store) => store.put({ ...waiting, state: 'waiting' }, waiting.key));
    storedKeys.add(waiting.key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a form until the network is back. The service worker stores it, or the page itself if the browser is offline
 * or the request timed out. Returns false if neither is possible.
 */
export async function queueForm(waiting: WaitingForm, error: unknown): Promise<boolean> {
  if (!hasNoResponse(error)) return false;
  if (await sendToWorker(waiting)) return true;
  return (error.isTimeout || !navigator.onLine) && storeInPage(waiting);
}

/** Deletes a stored form that has been sent, so that the next visit does not send it again. */
export async function deleteQueuedForm(key: string): Promise<void> {
  if (!storedKeys.delete(key)) return;
  // If deletion fails, the idempotency key still prevents a second enquiry.
  await runInStore((store) => store.delete(key)).catch(() => undefined);
}

/** True if the request got no response. Error responses are shown in the form instead. */
const hasNoResponse = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 0;

/** Error whose message says that the form waits for the network. */
export const createWaitingError = () => new ApiError(0, { reason: 'submission_waiting' });
