import { photoPath } from '@tractor-haat/api-client';
import type { MyData } from '@tractor-haat/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { usedTractors } from '../../../../database/schema/used-tractors.ts';
import { listUsedPhotos } from '../../../catalogue/used/list-used-photos.ts';

/** An unverified listing may be a stranger's, so its personal data are omitted. */
export async function readListings(db: Database, mobile: string): Promise<MyData['listings']> {
  const rows = await db
    .select()
    .from(usedTractors)
    .where(eq(usedTractors.seller_mobile, mobile))
    .orderBy(desc(usedTractors.id));
  return Promise.all(
    rows.map(async (row) => {
      const isVerified = row.status !== 'unverified';
      const photos = isVerified ? await listUsedPhotos(db, row.id) : [];
      return {
        name: isVerified ? row.seller_name : null,
        year: row.year,
        price_inr: row.price_inr,
        state: row.state,
        district: row.district,
        area: isVerified ? row.area : null,
        words: isVerified ? row.words : null,
        status: row.status,
        created_at: row.created_at.toISOString(),
        verified_at: row.verified_at?.toISOString() ?? null,
        photos: photos.map(({ photo }) => photoPath(photo, 'large')),
      };
    }),
  );
}
