// Offline form queue: storage and sending. A classic script, because the service worker contains it
// (`apps/site-server/src/offline/worker-script.ts`); browsers without one import it. The notebook
// (apps/account/src/notebook) displays the forms and uses the same store names.

const STORE_NAME = 'waiting';
/** Locked while sending, changing or deleting, so that two tabs and the worker do not send a form twice. */
const LOCK_NAME = 'enquiries';

/** Runs a request in the object store and returns its result. */
function inStore(mode, operation) {
  return new Promise((resolve, reject) => {
    const opening = self.indexedDB.open(`notebook-${STORE_NAME}`);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE_NAME);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE_NAME, mode);
      const request = operation(transaction.objectStore(STORE_NAME));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

const allForms = () => inStore('readonly', (store) => store.getAll());
const putForm = (form) => inStore('readwrite', (store) => store.put(form, form.key));
const dropForm = (key) => inStore('readwrite', (store) => store.delete(key));

/** Request timeout in milliseconds, because an open request would block the lock. The form stays queued. */
const SEND_LIMIT_MS = 15_000;

/** Sends one form. Returns false if the result is unknown; the form is then sent again with the same key. */
async function sendForm({ key, path, body, ...rest }) {
  let response;
  let reply;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_LIMIT_MS);
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, idempotency_key: key }),
      signal: limit.signal,
    });
    reply = await response.json();
  } catch {
    // No network, a stalled connection, or a captive portal's page.
    return false;
  } finally {
    clearTimeout(timer);
  }
  if (response.status >= 500 || response.status === 429) return false;
  // An acknowledged form is deleted; a marker stays until the visitor is notified.
  if (reply?.success === true) await putForm({ key, state: 'sent' });
  else await putForm({ ...rest, key, path, body, state: 'refused', message: reply?.message ?? '' });
  return true;
}

/** Sends queued forms, oldest first. Returns false if some remain. */
async function sendEach() {
  const forms = (await allForms()).filter(({ state }) => state === 'waiting');
  forms.sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const form of forms) if (!(await sendForm(form))) return false;
  return true;
}

export const sendAll = () => {
  const { locks } = self.navigator;
  return locks ? locks.request(LOCK_NAME, sendEach) : sendEach();
};

/** Keys of sent forms that were not announced yet. */
export const sentForms = async () =>
  (await allForms()).filter(({ state }) => state === 'sent').map(({ key }) => key);

export const forgetSent = async (keys) => {
  for (const key of keys) await dropForm(key);
};
