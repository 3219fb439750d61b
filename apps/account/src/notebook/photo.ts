import { del, entries, set } from 'idb-keyval';
import { photoStore, requestPersistentStorage } from './stores.ts';

export interface Photo {
  readonly id: string;
  readonly at: string;
  /** Data URL of a JPEG. */
  readonly source: string;
}

/** Longest side in pixels: shows damage clearly at about 200 KB per photo. */
const MAX_SIDE_PX = 1280;
const JPEG_QUALITY = 0.8;

export const MAX_PHOTOS = 24;

export async function readPhotos(): Promise<Photo[]> {
  const storedPhotos = await entries<string, Omit<Photo, 'id'>>(photoStore);
  return storedPhotos
    .map(([id, photo]) => ({ id, ...photo }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

export const deletePhoto = (id: string) => del(id, photoStore);

/** Rejects if the file is not an image or the storage is full. */
export async function storePhoto(file: Blob): Promise<void> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const at = new Date().toISOString();
  // The canvas contains no EXIF data, which may include the location.
  const source = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  await set(`${at} ${Math.random()}`, { at, source }, photoStore);
  void requestPersistentStorage();
}
