// Storage and sending of the offline form queue. A classic script, because the site server concatenates it into the
// service worker. Browsers without service workers import it. The notebook (apps/account/src/notebook) displays the
// forms and uses the same store names.

const STORE_NAME = 'waiting';
/** Locked while forms are sent, changed or deleted, so that two tabs and the worker do not send a form twice. */
const LOCK_NAME = 'enquiries';

/** Runs one request in a transaction of the given mode and resolves to its result. */
function runInStore(mode, createRequest) {
  return new Promise((resolve, reject) => {
    const openRequest = self.indexedDB.open(`notebook-${STORE_NAME}`);
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore(STORE_NAME);
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const database = openRequest.result;
      const transaction = database.transaction(STORE_NAME, mode);
      const request = createRequest(transaction.objectStore(STORE_NAME));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

const listForms = () => runInStore('readonly', (store) => store.getAll());
const storeForm = (form) => runInStore('readwrite', (store) => store.put(form, form.key));
const deleteForm = (key) => runInStore('readwrite', (store) => store.delete(key));

/** A stalled request would block the lock, so it is aborted. The form stays queued. */
const SEND_TIMEOUT_MS = 15_000;

/** Returns false if the result is unknown. The form is then sent again with the same idempotency key. */
async function sendForm(form) {
  const { key, path, body } = form;
  let response;
  let reply;
  const abortController = new AbortController();
  const timer = setTimeout(() => abortController.abort(), SEND_TIMEOUT_MS);
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, idempotency_key: key }),
      signal: abortController.signal,
    });
    reply = await response.json();
  } catch {
    // There is no network, the connection stalls, or a captive portal has sent its own page.
    return false;
  } finally {
    clearTimeout(timer);
  }
  if (response.status >= 500 || response.status === 429) return false;
  // The data of an acknowledged form is deleted. A marker stays until the visitor is notified.
  if (reply?.success === true) await storeForm({ key, state: 'sent' });
  else await storeForm({ ...form, state: 'refused', message: reply?.message ?? '' });
  return true;
}

async function sendInOrder() {
  const forms = (await listForms()).filter(({ state }) => state === 'waiting');
  forms.sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const form of forms) if (!(await sendForm(form))) return false;
  return true;
}

export const sendWaitingForms = () => {
  const { locks } = self.navigator;
  return locks ? locks.request(LOCK_NAME, sendInOrder) : sendInOrder();
};

export const listSentForms = async () =>
  (await listForms()).filter(({ state }) => state === 'sent').map(({ key }) => key);

export const deleteSentForms = async (keys) => {
  for (const key of keys) await deleteForm(key);
};
