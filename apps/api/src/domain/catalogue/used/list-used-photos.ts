import type { UsedPhoto } from '@tractor-haat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';

export function listUsedPhotos(db: Database, listingId: number): Promise<UsedPhoto[]> {
  return db
    .select({ photo: usedPhotos.photo, width: usedPhotos.width, height: usedPhotos.height })
    .from(usedPhotos)
    .where(eq(usedPhotos.listing_id, listingId))
    .orderBy(asc(usedPhotos.place));
}
