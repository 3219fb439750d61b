import type { FairPrice } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { estimateFairPrice, MAX_YEAR_DIFFERENCE, MIN_COMPARABLES } from './estimate-fair-price.ts';

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
