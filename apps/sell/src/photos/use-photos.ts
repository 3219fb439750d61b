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

/** Reason why a photo was rejected; `id` if it is already in the list. */
export type PhotoRejection = { readonly reason: string; readonly id?: string };

export type Photos = {
  readonly list: readonly DraftPhoto[];
  readonly isAdding: boolean;
  readonly rejection: PhotoRejection | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /**
   * Uploads the photos that the server does not have and returns all ids in order. Throws `PhotoError` if the
   * server rejects a photo, otherwise the `ApiError` of the upload.
   */
  readonly send: (onProgress: (at: number, of: number) => void) => Promise<string[]>;
  /** Marks all photos as not uploaded, because the server has deleted them. */
  readonly markUnsent: () => void;
  readonly clear: () => void;
};

/**
 * Photos of the draft: compressed when they are added, stored on the device, uploaded one by one.
 * @param storedOnServer how many photos of the listing came with a plain form before
 */
export function usePhotos(storedOnServer: number): Photos {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [adding, setAdding] = useState(0);
  const [rejection, setRejection] = useState<PhotoRejection>();
  // Adding and sending are asynchronous: they need the latest list, not that of the render that
  // started them.
  const current = useRef(list);
  const added = useRef(Promise.resolve());
  const attempt = useIdempotentSubmit();
  function change(next: readonly DraftPhoto[]) {
    current.current = next;
    setList(next);
  }
  useEffect(() => {
    // A photo may be added before the store is read.
    readPhotos().then((stored) => {
      const existingIds = new Set(current.current.map(({ id }) => id));
      change([...stored.filter(({ id }) => !existingIds.has(id)), ...current.current]);
    });
  }, []);

  async function addAll(files: readonly File[]) {
    setRejection(undefined);
    // Sequential, because a phone's memory holds only one large image at a time.
    for (const file of files) {
      if (current.current.length + storedOnServer >= MAX_PHOTOS) {
        setRejection({ reason: 'photo_many' });
        break;
      }
      try {
        const photo = { id: createId(), blob: await compressPhoto(file) };
        change([...current.current, photo]);
        await writePhoto(photo);
      } catch (error) {
        setRejection({ reason: error instanceof PhotoError ? error.message : 'photo_broken' });
      }
    }
    setAdding((count) => count - 1);
  }

  async function upload({ id, blob }: DraftPhoto): Promise<void> {
    const { photo } = await attempt({ id }, ({ idempotency_key }) =>
      savePhoto(blob, idempotency_key),
    ).catch((error: unknown) => {
      const reason = readRejectionReason(error);
      if (reason === undefined) throw error;
      setRejection({ reason, id });
      throw new PhotoError(reason);
    });
    // Removed during the upload: storing it would restore it after a reload.
    if (!current.current.some((photo) => photo.id === id)) return;
    const uploaded = { id, blob, sent: photo };
    change(current.current.map((photo) => (photo.id === id ? uploaded : photo)));
    await writePhoto(uploaded);
  }

  return {
    list,
    isAdding: adding > 0,
    rejection,
    add(files) {
      setAdding((count) => count + 1);
      added.current = added.current.then(() => addAll(files));
      return added.current;
    },
    async send(onProgress) {
      setRejection(undefined);
      await added.current;
      const findUnsentIndex = () => current.current.findIndex(({ sent }) => sent === undefined);
      for (let index = findUnsentIndex(); index >= 0; index = findUnsentIndex()) {
        const photo = current.current[index];
        onProgress(index + 1, current.current.length);
        if (photo) await upload(photo);
      }
      return current.current.flatMap(({ sent }) => sent ?? []);
    },
    remove(id) {
      change(current.current.filter((photo) => photo.id !== id));
      setRejection((before) => (before?.id && before.id !== id ? before : undefined));
      removePhoto(id);
    },
    markUnsent() {
      change(current.current.map(({ id, blob }) => ({ id, blob })));
      for (const photo of current.current) writePhoto(photo);
    },
    clear() {
      change([]);
      removePhotos();
    },
  };
}

/** Ids of uploaded photos from the comma-separated form field `photos`. */
export const parsePhotoIds = (field: string | undefined): string[] =>
  (field ?? '').split(',').filter(Boolean);

/** Reason if the server rejects the photo itself; undefined if a retry with the same photo may succeed. */
function readRejectionReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return undefined;
  const reason = error.body?.reason;
  return reason?.startsWith('photo_') ? reason : undefined;
}

/** Ids sort by the time of adding, also after a reload. */
const createId = () => `${Date.now().toString().padStart(15, '0')}-${Math.random()}`;
