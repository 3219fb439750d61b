import type { RequestedPrice } from '@tractor-haat/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import {
  type Comparable,
  estimateFairPrice,
  MAX_YEAR_DIFFERENCE,
} from '../../selling/listings/estimate-fair-price.ts';

const MAX_COMPARABLES = 12;

/** One more than the maximum, because the rated listing itself is removed from the result. */
const QUERY_LIMIT = MAX_COMPARABLES + 1;

/** Same value as in the price estimate for sellers (`create-fair-price-reader.ts`). */
const MAX_HP_DIFFERENCE = 6;

/** Too far from the power of any tractor, so that a model of unknown power matches only itself. */
const UNMATCHED_HP = -1000;

/** The query uses the index of models and years, so its cost does not grow with the number of listings. */
export async function compareListingPrices(
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
