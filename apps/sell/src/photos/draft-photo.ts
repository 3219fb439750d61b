import { SELL_PHOTOS_DATABASE as DATABASE_NAME } from '@tractor-haat/api-client';

/** `sent` is the id on the server, set after the upload. */
export type DraftPhoto = { readonly id: string; readonly blob: Blob; readonly sent?: string };

export const readPhotos = (): Promise<readonly DraftPhoto[]> =>
  runInStore<DraftPhoto[]>('readonly', (store) => store.getAll()).catch(() => []);

export async function writePhoto(photo: DraftPhoto): Promise<void> {
  await runInStore('readwrite', (store) => store.put(photo)).catch(() => undefined);
}

export async function removePhoto(id: string): Promise<void> {
  await runInStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

export async function removePhotos(): Promise<void> {
  await runInStore('readwrite', (store) => store.clear()).catch(() => undefined);
}

/** Rejects without IndexedDB, as in some private windows. The photos then last until a reload. */
async function runInStore<T>(
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await openDatabase();
  try {
    return await toPromise(
      createRequest(db.transaction(DATABASE_NAME, mode).objectStore(DATABASE_NAME)),
    );
  } finally {
    db.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(DATABASE_NAME, { keyPath: 'id' });
  return toPromise(request);
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
