import { ApiError, MAX_PHOTOS, savePhoto } from '@tractor-haat/api-client';
import { useIdempotentSubmit } from '@tractor-haat/forms';
import { useEffect, useRef, useState } from 'react';
import { compressPhoto, PhotoError } from './compress-photo.ts';
import {
  type DraftPhoto,
  readPhotos,
  removePhoto,
  removePhotos,
  writePhoto,
} from './draft-photo.ts';

/** `id` is set if the rejected photo is in the list. */
export type PhotoRejection = { readonly reason: string; readonly id?: string };

export type Photos = {
  readonly list: readonly DraftPhoto[];
  readonly isAdding: boolean;
  readonly rejection: PhotoRejection | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /**
   * Uploads missing photos and returns all ids in order. Throws `PhotoError` if the server rejects a photo, otherwise
   * the `ApiError` of the upload.
   */
  readonly send: (onProgress: (number: number, count: number) => void) => Promise<string[]>;
  /** Called after the server has deleted the photos. */
  readonly markUnsent: () => void;
  readonly clear: () => void;
};

/** `storedOnServer` is the number of photos that a native submit has uploaded. */
export function usePhotos(storedOnServer: number): Photos {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [pendingAdds, setPendingAdds] = useState(0);
  const [rejection, setRejection] = useState<PhotoRejection>();
  // Adding and sending are asynchronous, so they need the latest list, not the one of a render.
  const latestList = useRef(list);
  const addQueue = useRef(Promise.resolve());
  const submitWithKey = useIdempotentSubmit();
  function updateList(next: readonly DraftPhoto[]) {
    latestList.current = next;
    setList(next);
  }
  useEffect(() => {
    // The visitor may add a photo before the store is read.
    readPhotos().then((stored) => {
      const existingIds = new Set(latestList.current.map(({ id }) => id));
      updateList([...stored.filter(({ id }) => !existingIds.has(id)), ...latestList.current]);
    });
  }, []);

  async function addAll(files: readonly File[]) {
    setRejection(undefined);
    // Sequential, because several decoded photos would exceed the memory of a phone.
    for (const file of files) {
      if (latestList.current.length + storedOnServer >= MAX_PHOTOS) {
        setRejection({ reason: 'photo_many' });
        break;
      }
      try {
        const photo = { id: createId(), blob: await compressPhoto(file) };
        updateList([...latestList.current, photo]);
        await writePhoto(photo);
      } catch (error) {
        setRejection({ reason: error instanceof PhotoError ? error.message : 'photo_broken' });
      }
    }
    setPendingAdds((count) => count - 1);
  }

  async function upload({ id, blob }: DraftPhoto): Promise<void> {
    const { photo } = await submitWithKey({ id }, ({ idempotency_key }) =>
      savePhoto(blob, idempotency_key),
    ).catch((error: unknown) => {
      const reason = readRejectionReason(error);
      if (reason === undefined) throw error;
      setRejection({ reason, id });
      throw new PhotoError(reason);
    });
    // A photo that was removed during its upload must not be stored again.
    if (!latestList.current.some((photo) => photo.id === id)) return;
    const uploaded = { id, blob, sent: photo };
    updateList(latestList.current.map((photo) => (photo.id === id ? uploaded : photo)));
    await writePhoto(uploaded);
  }

  return {
    list,
    isAdding: pendingAdds > 0,
    rejection,
    add(files) {
      setPendingAdds((count) => count + 1);
      addQueue.current = addQueue.current.then(() => addAll(files));
      return addQueue.current;
    },
    async send(onProgress) {
      setRejection(undefined);
      await addQueue.current;
      const findUnsentIndex = () => latestList.current.findIndex(({ sent }) => sent === undefined);
      for (let index = findUnsentIndex(); index >= 0; index = findUnsentIndex()) {
        const photo = latestList.current[index];
        onProgress(index + 1, latestList.current.length);
        if (photo) await upload(photo);
      }
      return latestList.current.flatMap(({ sent }) => sent ?? []);
    },
    remove(id) {
      updateList(latestList.current.filter((photo) => photo.id !== id));
      setRejection((current) => (current?.id && current.id !== id ? current : undefined));
      removePhoto(id);
    },
    markUnsent() {
      updateList(latestList.current.map(({ id, blob }) => ({ id, blob })));
      for (const photo of latestList.current) writePhoto(photo);
    },
    clear() {
      updateList([]);
      removePhotos();
    },
  };
}

/** The form field `photos` contains comma-separated ids of uploaded photos. */
export const parsePhotoIds = (field: string | undefined): string[] =>
  (field ?? '').split(',').filter(Boolean);

/** Undefined if a retry with the same photo may succeed. */
function readRejectionReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return undefined;
  const reason = error.body?.reason;
  return reason?.startsWith('photo_') ? reason : undefined;
}

/** Zero-padded, so that ids sort by time and a reload preserves the order of the photos. */
const createId = () => `${Date.now().toString().padStart(15, '0')}-${Math.random()}`;
