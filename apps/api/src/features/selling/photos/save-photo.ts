import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
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

type PhotoSize = 'small' | 'large';
type ListedPhoto = { bytes: Uint8Array; status: typeof usedTractors.$inferSelect.status };

/** The reader returns undefined for a photo of an unverified, rejected or retired listing. */
export function createPhotoReader(
  db: Database,
): (photo: string, size: PhotoSize) => Promise<ListedPhoto | undefined> {
  const preparePhotoQuery = (size: PhotoSize) =>
    db
      .select({ bytes: usedPhotos[size], status: usedTractors.status })
      .from(usedPhotos)
      .innerJoin(usedTractors, eq(usedTractors.id, usedPhotos.listing_id))
      .where(
        and(
          eq(usedPhotos.photo, sql.placeholder('photo')),
          inArray(usedTractors.status, ['pending', 'approved', 'sold']),
        ),
      )
      .prepare(`photo_${size}`);
  const queries = { small: preparePhotoQuery('small'), large: preparePhotoQuery('large') };
  return async (photo, size) => (await queries[size].execute({ photo }))[0];
}
