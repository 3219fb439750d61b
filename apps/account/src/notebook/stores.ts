import { createStore, type UseStore } from 'idb-keyval';

/** Server rendering imports this module too, and Node has no IndexedDB. */
function createLazyStore(name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, callback) => {
    store ??= createStore(`notebook-${name}`, name);
    return store(mode, callback);
  };
}

export const entryStore = createLazyStore('entries');
export const photoStore = createLazyStore('photos');
/** Enquiries from the API and the id of the last account. */
export const serverStateStore = createLazyStore('known');
/** The service worker opens this store by name and sends its forms. */
export const waitingStore = createLazyStore('waiting');

/** Firefox shows a prompt, so call this only when the visitor stores something. */
export async function requestPersistentStorage(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    console.info('Failed to request persistent storage', error);
  }
}
