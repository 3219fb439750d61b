import { photoAddress } from '@tractor-haat/api-client';
import type { ListingHints } from '@tractor-haat/api-client/contract';
import { and, arrayOverlaps, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { MAX_HASH_DISTANCE, QUARTER_MASKS } from '../../selling/photos/perceptual-hash.ts';
import { fairPrices } from './fair-prices.ts';

/** More do not help a moderator. */
const MAX_TWINS = 5;

/** Hints for items that are not listings. */
export const noHints = (): ListingHints => ({
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
});

/** Hints for moderators: photos, possible duplicates, and comparable prices. */
export async function listingHints(
  db: Database,
  ids: number[],
): Promise<Map<number, ListingHints>> {
  const hints = new Map(ids.map((id) => [id, noHints()]));
  if (ids.length === 0) return hints;
  const photos = await db
    .select({ listing: usedPhotos.listing_id, photo: usedPhotos.photo })
    .from(usedPhotos)
    .where(inArray(usedPhotos.listing_id, ids))
    .orderBy(asc(usedPhotos.listing_id), asc(usedPhotos.place));
  for (const { listing, photo } of photos)
    hints.get(listing ?? 0)?.photos.push(photoAddress(photo, 'large'));
  const [numbers, looks] = await Promise.all([sameNumber(db, ids), samePhoto(db, ids)]);
  for (const [id, hint] of hints) {
    const [byNumber, byPhoto] = [numbers.get(id) ?? [], looks.get(id) ?? []];
    hint.same_number = byNumber.length;
    hint.same_photo = byPhoto.length;
    hint.twins = [...new Map([...byNumber, ...byPhoto].map((one) => [one.id, one])).values()]
      .slice(0, MAX_TWINS)
      .map(({ id, slug, status }) => ({ link: `/second-hand-tractor/${slug}/${id}`, status }));
  }
  for (const [id, price] of await fairPrices(db, ids)) {
    const hint = hints.get(id);
    if (hint !== undefined) hint.price = price;
  }
  return hints;
}

type Twin = { of: number; id: number; slug: string; status: string };

const other = alias(usedTractors, 'other');
const twin = { id: other.id, slug: other.slug, status: other.status };

/** Listings of the same seller's number. */
async function sameNumber(db: Database, ids: number[]) {
  const rows = await db
    .select({ of: usedTractors.id, ...twin })
    .from(usedTractors)
    .innerJoin(
      other,
      and(eq(other.seller_mobile, usedTractors.seller_mobile), ne(other.id, usedTractors.id)),
    )
    .where(inArray(usedTractors.id, ids));
  return byListing(rows);
}

/** Listings with an identical or nearly identical photo, each by its own index. */
async function samePhoto(db: Database, ids: number[]) {
  const copy = alias(usedPhotos, 'copy');
  const bits = (look: PgColumn) => sql`('x' || ${look})::bit(64)`;
  const isNear = sql`bit_count(${bits(copy.look)} # ${bits(usedPhotos.look)}) <= ${MAX_HASH_DISTANCE}`;
  const ways = [
    sql`md5(${copy.small}) = md5(${usedPhotos.small})`,
    and(arrayOverlaps(copy.look_parts, nearQuarters(usedPhotos.look)), isNear),
    // Rows of releases before December 2026 lack their uniform quarters.
    and(sql`cardinality(${copy.look_parts}) < 4`, isNear),
  ];
  const found = await Promise.all(
    ways.map((way) =>
      db
        .selectDistinct({ of: sql<number>`${usedPhotos.listing_id}`, ...twin })
        .from(usedPhotos)
        .innerJoin(copy, and(way, ne(copy.listing_id, usedPhotos.listing_id)))
        .innerJoin(other, eq(other.id, copy.listing_id))
        .where(inArray(usedPhotos.listing_id, ids)),
    ),
  );
  const once = new Map(found.flat().map((row) => [`${row.of} ${row.id}`, row]));
  return byListing([...once.values()]);
}

/** Quarters of a hash as the index stores them, with all variants that differ in a few bits. */
const nearQuarters = (hash: PgColumn) => sql`array(
  select position || lpad(to_hex(('x' || substr(${hash}, position * 4 + 1, 4))::bit(16)::integer # mask), 4, '0')
  from generate_series(0, 3) position, unnest(${`{${QUARTER_MASKS.join(',')}}`}::integer[]) mask)`;

function byListing(rows: readonly Twin[]): Map<number, Twin[]> {
  const found = new Map<number, Twin[]>();
  for (const row of rows) found.set(row.of, [...(found.get(row.of) ?? []), row]);
  return found;
}
