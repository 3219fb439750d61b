// Forms that wait on this phone for the network: where they are, and how they are sent. Plain script, as it is part of the
// service worker too (`host/offline/worker-script.ts` puts it before waiting.js); pages of browsers without one import it.
// The notebook (apps/account/src/notebook) shows the forms, by the same names of stores.

const STORE = 'waiting';
/** Whoever sends, changes or withdraws a form holds it: two tabs and the worker at once send nothing twice. */
const LOCK = 'enquiries';

/** One piece of work in the store of forms; gives what the request that it returns comes to. */
function inStore(mode, work) {
  return new Promise((resolve, reject) => {
    const opening = self.indexedDB.open(`notebook-${STORE}`);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(asked.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

const allForms = () => inStore('readonly', (store) => store.getAll());
const putForm = (form) => inStore('readwrite', (store) => store.put(form, form.key));
const dropForm = (key) => inStore('readwrite', (store) => store.delete(key));

/** Sends one form; false where nobody knows whether it arrived, and it must be sent again under the same key. */
async function sendForm({ key, path, body, ...rest }) {
  let answer;
  let told;
  try {
    answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, idempotency_key: key }),
    });
    told = await answer.json();
  } catch {
    // No network, or a page to sign in to a hotspot in place of an answer.
    return false;
  }
  if (answer.status >= 500 || answer.status === 429) return false;
  // What was acknowledged is erased from the phone; that it went is left, until somebody was told.
  if (told?.success === true) await putForm({ key, state: 'sent' });
  else await putForm({ ...rest, key, path, body, state: 'refused', message: told?.message ?? '' });
  return true;
}

/** Sends what waits, the oldest first. False when something still waits. */
async function sendEach() {
  const forms = (await allForms()).filter(({ state }) => state === 'waiting');
  forms.sort((one, other) => (one.at < other.at ? -1 : 1));
  for (const form of forms) if (!(await sendForm(form))) return false;
  return true;
}

export const sendAll = () => {
  const { locks } = self.navigator;
  return locks ? locks.request(LOCK, sendEach) : sendEach();
};

/** Keys of the forms that went, and of which nobody was told yet. */
export const sentForms = async () =>
  (await allForms()).filter(({ state }) => state === 'sent').map(({ key }) => key);

export const forgetSent = async (keys) => {
  for (const key of keys) await dropForm(key);
};
