import { createStore, type UseStore } from 'idb-keyval';

/** Opens the database on first use, because the server renders pages without IndexedDB. */
function createLazyStore(name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, callback) => {
    store ??= createStore(`notebook-${name}`, name);
    return store(mode, callback);
  };
}

export const entryStore = createLazyStore('entries');
/** Photos are never uploaded. */
export const photoStore = createLazyStore('photos');
/** Cached server state: the visitor's enquiries and the last account. */
export const serverStateStore = createLazyStore('known');
/** Forms that wait for the network. The service worker opens this store by its name. */
export const waitingStore = createLazyStore('waiting');
