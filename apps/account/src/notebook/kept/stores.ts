import { createStore, type UseStore } from 'idb-keyval';

/** A store of this phone, opened when it is first asked: a page is also drawn where there is none. */
function lazily(name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, work) => {
    store ??= createStore(`notebook-${name}`, name);
    return store(mode, work);
  };
}

/** Notes, saved tractors, comparisons, sums and dealers, by account and id. */
export const entryStore = lazily('entries');
/** Photos of the yard; they never leave the phone. */
export const photoStore = lazily('photos');
/** What was known last of things that the server knows: the own enquiries, whose notebook it is. */
export const knownStore = lazily('known');
/** Forms that wait for the network; the service worker has it by the same name. */
export const waitingStore = lazily('waiting');
