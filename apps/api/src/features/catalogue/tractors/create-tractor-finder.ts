import type {
  FittingImplement,
  ReviewSort,
  TractorDetail,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { requireNotRetired } from '../../../core/messages/http-error.ts';
import { type DealerIndex, toDealerCard } from '../dealers/create-dealer-index.ts';
import { rateFit } from '../implements/rate-fit.ts';
import {
  type ImplementCardRow,
  implementCardColumns,
  toImplementCard,
} from '../implements/to-implement-card.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
  isSoldNew,
  tractorBrands,
  tractors,
  tyreBrands,
  tyres,
} from '../products/tables.ts';
import { toTyreCard, tyreCardColumns } from '../tyres/to-tyre-card.ts';
import { usedTractors } from '../used/tables.ts';
import { selectUsedCards, toUsedCard } from '../used/to-used-card.ts';
import {
  toTractorCard,
  toTractorFacts,
  tractorCardColumns,
  tractorFactColumns,
} from './to-tractor-card.ts';

const MAX_SIMILAR = 4;
const MAX_IMPLEMENTS = 8;
const MAX_TYRES = 6;
const MAX_DEALERS = 4;
const MAX_USED = 4;

/** This price difference counts as much as one hp when similar tractors are sorted. */
const RUPEES_PER_HP = 50_000;

/** Implements that need at most this much more power than the tractor has are listed as too heavy. */
const MAX_MISSING_HP = 10;

type TractorQuery = { language: Language; reviews: ReviewSort };

export type TractorReviewReader = (
  tractorId: number,
  query: { language: Language; order: ReviewSort },
) => Promise<TractorDetail['reviews']>;

export type TractorPageDeps = { readReviews: TractorReviewReader; getDealers: DealerIndex };

export function createTractorFinder(db: Database, deps: TractorPageDeps) {
  const queries = prepareQueries(db);
  return async (
    id: number,
    { language, reviews: order }: TractorQuery,
  ): Promise<TractorDetail | undefined> => {
    const [tractor] = await queries.detail.execute({ id });
    if (tractor === undefined) return undefined;
    const row = requireNotRetired(tractor);
    const sizes = [...row.rear_tyres, ...row.front_tyres];
    const [similar, implementRows, tyreRows, usedRows, reviews, dealers] = await Promise.all([
      queries.similar.execute({ id, hp: row.hp ?? 0, price: row.price_min_inr ?? 0 }),
      row.hp === null ? [] : queries.implements.execute({ hp: row.hp }),
      queries.tyres.execute({ sizes }),
      queries.used.execute({ id }),
      deps.readReviews(id, { language, order }),
      deps.getDealers(),
    ]);
    const sellers = dealers.search({ kind: ['tractor'], brand: [row.brand_slug] }, 'place', 1);
    return {
      ...toTractorFacts(row, language),
      similar: similar.map((similarTractor) => toTractorCard(similarTractor, language)),
      implements: toFittingImplements(row, implementRows, language),
      tyres: tyreRows.map((tyre) => toTyreCard(tyre, language)),
      dealers: sellers.rows.slice(0, MAX_DEALERS).map((seller) => toDealerCard(seller, language)),
      dealer_count: sellers.total,
      used: usedRows.map((used) => toUsedCard(used, language)),
      reviews,
    };
  };
}

const FIT_ORDER = { easy: 0, tight: 1, 'too-heavy': 2 };

type TractorPower = { hp: number | null; lift_capacity_kg: number | null };

/** Lists at most one suitable and one too heavy implement of each type, the best fit first. */
function toFittingImplements(
  { hp, lift_capacity_kg: lift_kg }: TractorPower,
  rows: readonly ImplementCardRow[],
  language: Language,
): FittingImplement[] {
  if (hp === null) return [];
  const ratedImplements = rows.flatMap((row): FittingImplement[] => {
    const { required_hp_min: hp_min, required_hp_max: hp_max } = row;
    if (hp_min === null) return [];
    const weight_kg = typeof row.specs.weight_kg === 'number' ? row.specs.weight_kg : null;
    const fit = rateFit({ hp, lift_kg }, { hp_min, hp_max, weight_kg });
    return [
      {
        implement: toImplementCard(row, language),
        fit,
        tractor_hp: hp,
        needs_hp_min: hp_min,
        needs_hp_max: hp_max,
        weight_kg,
        lift_kg,
      },
    ];
  });
  const listedGroups = new Set<string>();
  return ratedImplements
    .sort((a, b) => FIT_ORDER[a.fit] - FIT_ORDER[b.fit])
    .filter(({ implement, fit }) => {
      const group = `${implement.type_slug} ${fit === 'too-heavy'}`;
      if (listedGroups.has(group)) return false;
      listedGroups.add(group);
      return true;
    })
    .slice(0, MAX_IMPLEMENTS);
}

function prepareQueries(db: Database) {
  const selectCards = () =>
    db
      .select(tractorCardColumns)
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id));
  const hp = sql`${sql.placeholder('hp')}::float8`;
  return {
    detail: db
      .select({ ...tractorFactColumns, retired_at: tractors.retired_at })
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .where(eq(tractors.id, sql.placeholder('id')))
      .prepare('tractor_one'),
    similar: selectCards()
      .where(isSoldNew(tractors, ne(tractors.id, sql.placeholder('id')), isNotNull(tractors.hp)))
      .orderBy(
        sql`abs(${tractors.hp} - ${hp}) + abs(coalesce(${tractors.price_min_inr}, 0) - ${sql.placeholder('price')}::int) / ${sql.raw(RUPEES_PER_HP.toFixed(1))}`,
        desc(tractors.popularity),
      )
      .limit(MAX_SIMILAR)
      .prepare('tractor_similar'),
    implements: db
      .select(implementCardColumns)
      .from(implementsTable)
      .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
      .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
      .where(
        isLive(
          implementsTable,
          sql`${implementsTable.required_hp_min} is not null and ${implementsTable.required_hp_min} <= ${hp} + ${sql.raw(String(MAX_MISSING_HP))}`,
        ),
      )
      .orderBy(desc(implementsTable.popularity))
      .prepare('tractor_implements'),
    tyres: db
      .select(tyreCardColumns)
      .from(tyres)
      .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
      .where(isLive(tyres, sql`${tyres.size} = any(${sql.placeholder('sizes')}::text[])`))
      .orderBy(desc(tyres.popularity))
      .limit(MAX_TYRES)
      .prepare('tractor_tyres'),
    used: selectUsedCards(db)
      .where(
        and(
          eq(usedTractors.tractor_id, sql.placeholder('id')),
          eq(usedTractors.status, 'approved'),
        ),
      )
      .orderBy(desc(usedTractors.listed_on), desc(usedTractors.id))
      .limit(MAX_USED)
      .prepare('tractor_used'),
  };
}
