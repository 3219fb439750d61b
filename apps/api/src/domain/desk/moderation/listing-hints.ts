import { photoAddress } from '@tractor-haat/api-client';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';

type Hints = { photos: string[]; same_number: number; same_photo: number };

/** What helps to judge listings: their photos, and whether somebody sent the same before. */
export async function listingHints(db: Database, ids: number[]): Promise<Map<number, Hints>> {
  const hints = new Map<number, Hints>(
    ids.map((id) => [id, { photos: [], same_number: 0, same_photo: 0 }]),
  );
  if (ids.length === 0) return hints;
  const photos = await db
    .select({ listing: usedPhotos.listing_id, photo: usedPhotos.photo })
    .from(usedPhotos)
    .where(inArray(usedPhotos.listing_id, ids))
    .orderBy(asc(usedPhotos.listing_id), asc(usedPhotos.place));
  for (const { listing, photo } of photos)
    hints.get(listing ?? 0)?.photos.push(photoAddress(photo, 'large'));
  const other = alias(usedTractors, 'other');
  const count = sql<number>`count(*)::int`;
  const numbers = await db
    .select({ id: usedTractors.id, count })
    .from(usedTractors)
    .innerJoin(
      other,
      and(eq(other.seller_mobile, usedTractors.seller_mobile), ne(other.id, usedTractors.id)),
    )
    .where(inArray(usedTractors.id, ids))
    .groupBy(usedTractors.id);
  for (const { id, count } of numbers) Object.assign(hints.get(id) ?? {}, { same_number: count });
  const twin = alias(usedPhotos, 'twin');
  const same = await db
    .select({
      id: usedPhotos.listing_id,
      count: sql<number>`count(distinct ${twin.listing_id})::int`,
    })
    .from(usedPhotos)
    .innerJoin(
      twin,
      and(
        sql`md5(${twin.small}) = md5(${usedPhotos.small})`,
        ne(twin.listing_id, usedPhotos.listing_id),
      ),
    )
    .where(inArray(usedPhotos.listing_id, ids))
    .groupBy(usedPhotos.listing_id);
  for (const { id, count } of same) Object.assign(hints.get(id ?? 0) ?? {}, { same_photo: count });
  return hints;
}
