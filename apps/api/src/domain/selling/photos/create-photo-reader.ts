import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';

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
