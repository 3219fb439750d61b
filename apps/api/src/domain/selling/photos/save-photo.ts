import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { createRandomId } from '../../../shared/secrets/create-random-id.ts';
import type { CleanPhoto } from './clean-photo.ts';
import { toHashQuarters } from './compute-perceptual-hash.ts';

export type SavedPhoto = { photo: string; width: number; height: number };

/** The photo has no listing until the seller submits the form. */
export async function savePhoto(
  db: Database,
  cleanedPhoto: CleanPhoto,
  created_at: Date,
): Promise<SavedPhoto> {
  const photo = createRandomId();
  const look_parts = toHashQuarters(cleanedPhoto.look);
  await db.insert(usedPhotos).values({ photo, ...cleanedPhoto, look_parts, created_at });
  return { photo, width: cleanedPhoto.width, height: cleanedPhoto.height };
}
