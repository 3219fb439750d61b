import { photoPath } from '@tractor-haat/api-client';
import type { ListingHints, RequestedPrice } from '@tractor-haat/api-client/contract';
import { and, arrayOverlaps, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/database.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import {
  type Comparable,
  estimateFairPrice,
  MAX_YEAR_DIFFERENCE,
} from '../../selling/listings/create-fair-price-reader.ts';
import { MAX_HASH_DISTANCE, QUARTER_MASKS } from '../../selling/photos/compute-perceptual-hash.ts';

const MAX_DUPLICATES = 5;

export const createEmptyHints = (): ListingHints => ({
  photos: [],
  same_number: 0,
  same_photo: 0,
  twins: [],
  price: null,
});

export async function loadListingHints(
  db: Database,
  ids: number[],
): Promise<Map<number, ListingHints>> {
  const hints = new Map(ids.map((id) => [id, createEmptyHints()]));
  if (ids.length === 0) return hints;
  const photos = await db
    .select({ listing: usedPhotos.listing_id, photo: usedPhotos.photo })
    .from(usedPhotos)
    .where(inArray(usedPhotos.listing_id, ids))
    .orderBy(asc(usedPhotos.listing_id), asc(usedPhotos.place));
  for (const { listing, photo } of photos)
    hints.get(listing ?? 0)?.photos.push(photoPath(photo, 'large'));
  const [numberDuplicates, photoDuplicates] = await Promise.all([
    listByNumber(db, ids),
    listByPhoto(db, ids),
  ]);
  for (const [id, hint] of hints) {
    const byNumber = numberDuplicates.get(id) ?? [];
    const byPhoto = photoDuplicates.get(id) ?? [];
    hint.same_number = byNumber.length;
    hint.same_photo = byPhoto.length;
    const byId = new Map([...byNumber, ...byPhoto].map((listing) => [listing.id, listing]));
    hint.twins = [...byId.values()]
      .slice(0, MAX_DUPLICATES)
      .map(({ id, slug, status }) => ({ link: `/second-hand-tractor/${slug}/${id}`, status }));
  }
  for (const [id, price] of await compareListingPrices(db, ids)) {
    const hint = hints.get(id);
    if (hint !== undefined) hint.price = price;
  }
  return hints;
}

type DuplicateListing = { listingId: number; id: number; slug: string; status: string };

const duplicate = alias(usedTractors, 'other');
const duplicateColumns = { id: duplicate.id, slug: duplicate.slug, status: duplicate.status };

async function listByNumber(db: Database, ids: number[]) {
  const rows = await db
    .select({ listingId: usedTractors.id, ...duplicateColumns })
    .from(usedTractors)
    .innerJoin(
      duplicate,
      and(
        eq(duplicate.seller_mobile, usedTractors.seller_mobile),
        ne(duplicate.id, usedTractors.id),
      ),
    )
    .where(inArray(usedTractors.id, ids));
  return groupByListing(rows);
}

/** Finds equal and similar photos. Each condition has its own query, because `or` would not use the indexes. */
async function listByPhoto(db: Database, ids: number[]) {
  const copy = alias(usedPhotos, 'copy');
  const toBits = (hash: PgColumn) => sql`('x' || ${hash})::bit(64)`;
  const isSimilar = sql`bit_count(${toBits(copy.look)} # ${toBits(usedPhotos.look)}) <= ${MAX_HASH_DISTANCE}`;
  const joinConditions = [
    sql`md5(${copy.small}) = md5(${usedPhotos.small})`,
    and(arrayOverlaps(copy.look_parts, listSimilarQuarters(usedPhotos.look)), isSimilar),
    // Before December 2026, quarters of equal bits were not stored, so these rows are compared completely.
    and(sql`cardinality(${copy.look_parts}) < 4`, isSimilar),
  ];
  const rows = await Promise.all(
    joinConditions.map((joinCondition) =>
      db
        .selectDistinct({ listingId: sql<number>`${usedPhotos.listing_id}`, ...duplicateColumns })
        .from(usedPhotos)
        .innerJoin(copy, and(joinCondition, ne(copy.listing_id, usedPhotos.listing_id)))
        .innerJoin(duplicate, eq(duplicate.id, copy.listing_id))
        .where(inArray(usedPhotos.listing_id, ids)),
    ),
  );
  const uniqueRows = new Map(rows.flat().map((row) => [`${row.listingId} ${row.id}`, row]));
  return groupByListing([...uniqueRows.values()]);
}

/** Each element is a quarter as in `toHashQuarters`, with at most two of its bits flipped (`QUARTER_MASKS`). */
const listSimilarQuarters = (hash: PgColumn) => sql`array(
  select position || lpad(to_hex(('x' || substr(${hash}, position * 4 + 1, 4))::bit(16)::integer # mask), 4, '0')
  from generate_series(0, 3) position, unnest(${`{${QUARTER_MASKS.join(',')}}`}::integer[]) mask)`;

function groupByListing(rows: readonly DuplicateListing[]): Map<number, DuplicateListing[]> {
  const groups = new Map<number, DuplicateListing[]>();
  for (const row of rows) {
    const group = groups.get(row.listingId) ?? [];
    groups.set(row.listingId, [...group, row]);
  }
  return groups;
}

const MAX_COMPARABLES = 12;

/** One more than the maximum, because the rated listing itself is removed from the result. */
const QUERY_LIMIT = MAX_COMPARABLES + 1;

/** Same value as in the price estimate for sellers (`create-fair-price-reader.ts`). */
const MAX_HP_DIFFERENCE = 6;

/** Too far from the power of any tractor, so that a model of unknown power matches only itself. */
const UNMATCHED_HP = -1000;

/** The query uses the index of models and years, so its cost does not grow with the number of listings. */
async function compareListingPrices(
  db: Database,
  ids: number[],
): Promise<Map<number, RequestedPrice>> {
  const newPrice = sql<
    number | null
  >`case when ${tractors.show_price} then ${tractors.price_min_inr} end`;
  const listings = await db
    .select({
      id: usedTractors.id,
      year: usedTractors.year,
      price_inr: usedTractors.price_inr,
      tractor: usedTractors.tractor_id,
      hp: tractors.hp,
      new_price_inr: newPrice,
    })
    .from(usedTractors)
    .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
    .where(inArray(usedTractors.id, ids));
  const prices = new Map<number, RequestedPrice>();
  const comparablesByModelYear = new Map<string, Comparable[]>();
  for (const { id, price_inr: asking_inr, ...listing } of listings) {
    const modelYear = `${listing.tractor} ${listing.year}`;
    const similar = comparablesByModelYear.get(modelYear) ?? (await listComparables(db, listing));
    comparablesByModelYear.set(modelYear, similar);
    const otherListings = similar.filter((candidate) => candidate.id !== id);
    const { range } = estimateFairPrice(listing, otherListings);
    prices.set(id, { asking_inr, verdict: toVerdict(asking_inr, range), range });
  }
  return prices;
}

type PriceRange = { min_inr: number; max_inr: number } | null;

function toVerdict(price: number, range: PriceRange): RequestedPrice['verdict'] {
  if (range === null) return 'unknown';
  if (price < range.min_inr) return 'low';
  return price > range.max_inr ? 'high' : 'fair';
}

type ListingSpecs = { tractor: number; year: number; hp: number | null };

async function listComparables(
  db: Database,
  { tractor, year, hp }: ListingSpecs,
): Promise<Comparable[]> {
  const { rows } = (await db.execute(sql`
    select used.id, used.price_inr, model.price_min_inr as new_price_inr, used.year
    from tractors model
    cross join generate_series(${year - MAX_YEAR_DIFFERENCE}::int, ${year + MAX_YEAR_DIFFERENCE}::int) as listing_year
    cross join lateral (
      select id, price_inr, year from used_tractors
      where tractor_id = model.id and year = listing_year and status in ('approved', 'sold')
      order by id limit ${QUERY_LIMIT}
    ) as used
    where model.show_price and model.price_min_inr is not null
      and (model.id = ${tractor} or abs(model.hp - ${hp ?? UNMATCHED_HP}::float8) <= ${MAX_HP_DIFFERENCE})
    order by abs(used.year - ${year}), used.id
    limit ${QUERY_LIMIT}
  `)) as unknown as { rows: Record<string, unknown>[] };
  return rows.map((row) => ({
    id: Number(row.id),
    price_inr: Number(row.price_inr),
    new_price_inr: Number(row.new_price_inr),
    year: Number(row.year),
  }));
}
