import { ApiError } from '@tractor-haat/api-client';

/** `apps/site-server/src/offline/waiting.js` sends the form later. */
export interface WaitingForm {
  /** Idempotency key of the failed attempt, so that a retry creates no second enquiry. */
  readonly key: string;
  readonly path: '/api/enquiry_save' | '/api/whatsapp_popup_enquiry';
  readonly body: object;
  readonly form: string;
  readonly about: string;
  readonly at: string;
}

/** Resolves to false if neither the service worker nor the page could store the form. */
export async function queueForm(waiting: WaitingForm, error: unknown): Promise<boolean> {
  if (!hasNoResponse(error)) return false;
  if (await sendToWorker(waiting)) return true;
  return (error.isTimeout || !navigator.onLine) && storeInPage(waiting);
}

/** Called after the form was sent. Without it, the next visit would send the form again. */
export async function deleteQueuedForm(key: string): Promise<void> {
  if (!storedKeys.delete(key)) return;
  // If deletion fails, the idempotency key still prevents a second enquiry.
  await runInStore((store) => store.delete(key)).catch(() => undefined);
}

/** Only a form without a response is queued, because an error response is shown to the visitor. */
const hasNoResponse = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 0;

export const createWaitingError = () => new ApiError(0, { reason: 'submission_waiting' });

/** Longer than a stopped service worker needs to start. */
const WORKER_TIMEOUT_MS = 3000;

/** Resolves to false without a service worker, as on a first visit. */
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

/** Keys of the forms that this page has stored. */
const storedKeys = new Set<string>();

/** The service worker uses the same store. Rejects if the browser has no storage. */
function runInStore(task: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('notebook-waiting');
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('waiting');
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const database = openRequest.result;
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

/**
 * Same format as in the service worker, so the next visit sends the form. Resolves to false if the browser has no
 * storage.
 */
async function storeInPage(waiting: WaitingForm): Promise<boolean> {
  try {
    await runInStore((store) => store.put({ ...waiting, state: 'waiting' }, waiting.key));
    storedKeys.add(waiting.key);
    return true;
  } catch {
    return false;
  }
}
