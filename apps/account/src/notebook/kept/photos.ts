import { del, entries, set } from 'idb-keyval';
import { keepForGood } from './keep-for-good.ts';
import { photoStore } from './stores.ts';

/** A photo of the yard, as an address of its own bytes. */
export interface Photo {
  readonly id: string;
  readonly at: string;
  readonly source: string;
}

/** Wide enough to see what is broken; some 200 KB each. */
const WIDEST = 1280;
const QUALITY = 0.8;

export const PHOTOS_KEPT_MOST = 24;

/** The newest first. */
export async function readPhotos(): Promise<Photo[]> {
  const storedPhotos = await entries<string, Omit<Photo, 'id'>>(photoStore);
  return storedPhotos
    .map(([id, photo]) => ({ id, ...photo }))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

export const forgetPhoto = (id: string) => del(id, photoStore);

/** Makes a photo smaller and keeps it. Rejects when the file is no picture, or the phone is full. */
export async function keepPhoto(file: Blob): Promise<void> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const at = new Date().toISOString();
  // Drawn anew: where it was taken, which the camera writes into its file, is gone.
  const source = canvas.toDataURL('image/jpeg', QUALITY);
  await set(`${at} ${Math.random()}`, { at, source }, photoStore);
  void keepForGood();
}
