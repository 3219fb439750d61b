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

/** Equals the value of the price estimate for sellers. */
const MAX_HP_DIFFERENCE = 6;

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
  const comparables = new Map<string, Comparable[]>();
  for (const { id, price_inr: asking_inr, ...listing } of listings) {
    const modelYear = `${listing.tractor} ${listing.year}`;
    const comparable = comparables.get(modelYear) ?? (await listComparables(db, listing));
    comparables.set(modelYear, comparable);
    const { range } = estimateFairPrice(
      listing,
      comparable.filter((candidate) => candidate.id !== id),
    );
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
    select used.id, used.price_inr, t.price_min_inr as new_price_inr, used.year
    from tractors t
    cross join generate_series(${year - MAX_YEAR_DIFFERENCE}::int, ${year + MAX_YEAR_DIFFERENCE}::int) as y
    cross join lateral (
      select id, price_inr, year from used_tractors
      where tractor_id = t.id and year = y and status in ('approved', 'sold')
      order by id limit ${MAX_COMPARABLES + 1}
    ) as used
    where t.show_price and t.price_min_inr is not null
      and (t.id = ${tractor} or abs(t.hp - ${hp ?? -1000}::float8) <= ${MAX_HP_DIFFERENCE})
    order by abs(used.year - ${year}), used.id
    limit ${MAX_COMPARABLES + 1}
  `)) as unknown as { rows: Record<string, unknown>[] };
  return rows.map((row) => ({
    id: Number(row.id),
    price_inr: Number(row.price_inr),
    new_price_inr: Number(row.new_price_inr),
    year: Number(row.year),
  }));
}
