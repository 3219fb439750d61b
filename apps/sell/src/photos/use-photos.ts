import { PHOTOS_MOST, savePhoto } from '@tractor-haat/api-client';
import { useEffect, useState } from 'react';
import { compressPhoto, PhotoFault } from './compress-photo.ts';
import {
  type DraftPhoto,
  readPhotos,
  removePhoto,
  removePhotos,
  writePhoto,
} from './photo-store.ts';

export type Photos = {
  readonly list: readonly DraftPhoto[];
  readonly busy: boolean;
  /** Name of the sentence that says what was wrong with the last ones. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /** Sends what is not there yet; gives the ids of all. Rejects when one does not get through. */
  readonly send: (told: (at: number, of: number) => void) => Promise<string[]>;
  /** The server has lost them: they are sent again. */
  readonly unsend: () => void;
  readonly clear: () => void;
};

/** Photos of the draft: compressed when they are added, kept on the device, sent one by one. */
export function usePhotos(): Photos {
  const [list, setList] = useState<readonly DraftPhoto[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    readPhotos().then((kept) => setList((now) => (now.length > 0 ? now : kept)));
  }, []);

  async function add(files: readonly File[]) {
    setBusy(true);
    setFault(undefined);
    const room = PHOTOS_MOST - list.length;
    if (files.length > room) setFault('photo_many');
    // One after the other: a phone's memory holds one large picture at a time.
    for (const file of files.slice(0, room)) {
      try {
        const photo = { id: newId(), blob: await compressPhoto(file) };
        setList((before) => [...before, photo]);
        await writePhoto(photo);
      } catch (error) {
        setFault(error instanceof PhotoFault ? error.message : 'photo_broken');
      }
    }
    setBusy(false);
  }

  async function send(told: (at: number, of: number) => void): Promise<string[]> {
    const ids: string[] = [];
    for (const [place, photo] of list.entries()) {
      if (photo.sent !== undefined) {
        ids.push(photo.sent);
        continue;
      }
      told(place + 1, list.length);
      const { photo: sent } = await savePhoto(photo.blob);
      const kept = { ...photo, sent };
      setList((before) => before.map((one) => (one.id === kept.id ? kept : one)));
      await writePhoto(kept);
      ids.push(sent);
    }
    return ids;
  }

  return {
    list,
    busy,
    fault,
    add,
    send,
    remove(id) {
      setList((before) => before.filter((photo) => photo.id !== id));
      removePhoto(id);
    },
    unsend: () => setList((before) => before.map(({ id, blob }) => ({ id, blob }))),
    clear() {
      setList([]);
      removePhotos();
    },
  };
}

/** In the order in which they were added, also after a reload. */
const newId = () => `${Date.now().toString().padStart(15, '0')}-${Math.random()}`;
