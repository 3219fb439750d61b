import { createStore, type UseStore } from 'idb-keyval';

/** Opens the database on first use, because the server renders pages without IndexedDB. */
function lazily(name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, work) => {
    store ??= createStore(`notebook-${name}`, name);
    return store(mode, work);
  };
}

/** Notes, saved tractors, comparisons, calculations and dealers, by account and id. */
export const entryStore = lazily('entries');
/** Photos; they are never uploaded. */
export const photoStore = lazily('photos');
/** Cached server state: the visitor's enquiries and the last account. */
export const knownStore = lazily('known');
/** Forms that wait for the network. The service worker opens it by the same name. */
export const waitingStore = lazily('waiting');
