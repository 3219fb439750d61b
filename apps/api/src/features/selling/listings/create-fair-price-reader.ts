import type { FairPrice } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';

const MAX_HP_DIFFERENCE = 6;
/** Matches no listing, so that a model of unknown power is compared only with its own listings. */
const NO_MATCHING_HP = -1000;

type FairPriceQuery = { tractor: number; year: number; language: Language };

export function createFairPriceReader(db: Database) {
  const modelQuery = prepareModelQuery(db);
  const comparablesQuery = prepareComparablesQuery(db);
  return async ({ tractor, year, language }: FairPriceQuery): Promise<FairPrice | undefined> => {
    const [model] = await modelQuery.execute({ tractor });
    if (model === undefined) return undefined;
    const { new_price_inr } = model;
    const hp = model.hp ?? NO_MATCHING_HP;
    const listings = await comparablesQuery.execute({ tractor, year, hp });
    const { comparables, ...estimate } = estimateFairPrice({ year, new_price_inr }, listings);
    return {
      ...estimate,
      name: `${toLocalText(model.brand_name, language).text} ${model.model}`,
      new_price_inr,
      comparables: comparables.map((listing) => ({
        ...listing,
        brand_name: toLocalText(listing.brand_name, language),
      })),
      needed: MIN_COMPARABLES,
      demo: comparables.some(({ demo }) => demo),
    };
  };
}

function prepareModelQuery(db: Database) {
  return db
    .select({
      brand_name: tractorBrands.name,
      model: tractors.model,
      hp: tractors.hp,
      new_price_inr: selectPublishedPrice(),
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(tractors.id, sql.placeholder('tractor')))
    .prepare('fair_price_own');
}

function prepareComparablesQuery(db: Database) {
  const hp = sql.placeholder('hp');
  const year = sql.placeholder('year');
  return db
    .select({
      id: usedTractors.id,
      slug: usedTractors.slug,
      brand_name: tractorBrands.name,
      model: tractors.model,
      year: usedTractors.year,
      price_inr: usedTractors.price_inr,
      new_price_inr: sql<number>`${tractors.price_min_inr}`,
      demo: usedTractors.demo,
    })
    .from(usedTractors)
    .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(
      and(
        inArray(usedTractors.status, ['approved', 'sold']),
        eq(tractors.show_price, true),
        isNotNull(tractors.price_min_inr),
        sql`abs(${usedTractors.year} - ${year}::int) <= ${MAX_YEAR_DIFFERENCE}`,
        or(
          eq(tractors.id, sql.placeholder('tractor')),
          sql`abs(${tractors.hp} - ${hp}::float8) <= ${MAX_HP_DIFFERENCE}`,
        ),
      ),
    )
    .prepare('fair_price_like');
}

function selectPublishedPrice() {
  return sql<number | null>`case when ${tractors.show_price} then ${tractors.price_min_inr} end`;
}

export type Comparable = { id: number; price_inr: number; new_price_inr: number; year: number };

/** `percent` is the asking price as a share of the price when new. */
type PriceShare<T extends Comparable> = T & { percent: number };

type FairPriceRange<T extends Comparable> = {
  comparables: PriceShare<T>[];
  low_percent: number | null;
  high_percent: number | null;
  range: { min_inr: number; max_inr: number } | null;
};

export const MIN_COMPARABLES = 4;

const MAX_COMPARABLES = 12;

export const MAX_YEAR_DIFFERENCE = 2;

const ROUNDING_STEP_INR = 5000;

/** The range is the middle half of the listings' price shares, applied to the model's price when new. */
export function estimateFairPrice<T extends Comparable>(
  model: { year: number; new_price_inr: number | null },
  listings: readonly T[],
): FairPriceRange<T> {
  const comparables = listings
    .filter(({ year }) => Math.abs(year - model.year) <= MAX_YEAR_DIFFERENCE)
    .filter(({ price_inr, new_price_inr }) => price_inr > 0 && new_price_inr > 0)
    .sort((a, b) => Math.abs(a.year - model.year) - Math.abs(b.year - model.year) || a.id - b.id)
    .slice(0, MAX_COMPARABLES)
    .map((listing) => ({
      ...listing,
      percent: Math.round((listing.price_inr / listing.new_price_inr) * 100),
    }))
    .sort((a, b) => a.percent - b.percent || a.id - b.id);
  if (comparables.length < MIN_COMPARABLES || model.new_price_inr === null) {
    return { comparables, low_percent: null, high_percent: null, range: null };
  }
  const quarter = Math.floor(comparables.length / 4);
  const low_percent = comparables[quarter]?.percent ?? 0;
  const high_percent = comparables[comparables.length - 1 - quarter]?.percent ?? 0;
  const toPrice = (percent: number, round: (value: number) => number) =>
    round(((model.new_price_inr ?? 0) * (percent / 100)) / ROUNDING_STEP_INR) * ROUNDING_STEP_INR;
  const range = {
    min_inr: toPrice(low_percent, Math.floor),
    max_inr: toPrice(high_percent, Math.ceil),
  };
  return { comparables, low_percent, high_percent, range };
}
