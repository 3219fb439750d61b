import type {
  FittingImplement,
  ReviewSort,
  TractorDetail,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { soldNew, tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { requireNotRetired } from '../../../shared/still-offered.ts';
import { type DealerIndex, dealerCard } from '../dealers/dealer-index.ts';
import { type CardRow as ImplementRow, card as implementCard } from '../implements/card.ts';
import { cardColumns as implementColumns } from '../implements/card-columns.ts';
import { fitOf } from '../implements/fit.ts';
import { tyreCard, cardColumns as tyreColumns } from '../tyres/card.ts';
import { publishedUsed, usedCard } from '../used/card.ts';
import { cardColumns, tractorCard } from './card.ts';
import { factColumns, tractorFacts } from './facts.ts';

const SIMILAR = 4;
const IMPLEMENTS = 8;
const TYRES = 6;
const DEALERS = 4;
const USED = 4;

type TractorQuery = { language: Language; reviews: ReviewSort };

/** Reads the reviews of a tractor's page; the reviews belong to the community. */
export type TractorReviewReader = (
  tractor: number,
  query: { language: Language; order: ReviewSort },
) => Promise<TractorDetail['reviews']>;

/** Readers of the page's data from other features. */
export type TractorPageDeps = { readReviews: TractorReviewReader; dealers: DealerIndex };

/** One tractor with all data of its page, in two rounds of prepared queries. */
export function tractorRead(db: Database, deps: TractorPageDeps) {
  const reads = prepared(db);
  return async (
    id: number,
    { language, reviews: order }: TractorQuery,
  ): Promise<TractorDetail | undefined> => {
    const [found] = await reads.one.execute({ id });
    if (found === undefined) return undefined;
    const row = requireNotRetired(found);
    const sizes = [...row.rear_tyres, ...row.front_tyres];
    const [similar, implementRows, tyreRows, usedRows, reviews, dealers] = await Promise.all([
      reads.similar.execute({ id, hp: row.hp ?? 0, price: row.price_min_inr ?? 0 }),
      row.hp === null ? [] : reads.implements.execute({ hp: row.hp }),
      reads.tyres.execute({ sizes }),
      reads.used.execute({ id }),
      deps.readReviews(id, { language, order }),
      deps.dealers(),
    ]);
    const sellers = dealers.search({ kind: ['tractor'], brand: [row.brand_slug] }, 'place', 1);
    return {
      ...tractorFacts(row, language),
      similar: similar.map((other) => tractorCard(other, language)),
      implements: fitting(row, implementRows, language),
      tyres: tyreRows.map((tyre) => tyreCard(tyre, language)),
      dealers: sellers.rows.slice(0, DEALERS).map((seller) => dealerCard(seller, language)),
      dealer_count: sellers.total,
      used: usedRows.map((used) => usedCard(used, language)),
      reviews,
    };
  };
}

type Machine = { hp: number | null; lift_capacity_kg: number | null };

/** One implement of each kind, well-fitting ones first. */
function fitting(
  { hp, lift_capacity_kg: lift_kg }: Machine,
  rows: readonly ImplementRow[],
  language: Language,
): FittingImplement[] {
  if (hp === null) return [];
  const ORDER = { easy: 0, tight: 1, 'too-heavy': 2 };
  const judged = rows.flatMap((row): FittingImplement[] => {
    const { required_hp_min: hp_min, required_hp_max: hp_max } = row;
    if (hp_min === null) return [];
    const weight_kg = typeof row.specs.weight_kg === 'number' ? row.specs.weight_kg : null;
    const fit = fitOf({ hp, lift_kg }, { hp_min, hp_max, weight_kg });
    return [
      {
        implement: implementCard(row, language),
        fit,
        tractor_hp: hp,
        needs_hp_min: hp_min,
        needs_hp_max: hp_max,
        weight_kg,
        lift_kg,
      },
    ];
  });
  const seen = new Set<string>();
  return judged
    .sort((one, other) => ORDER[one.fit] - ORDER[other.fit])
    .filter(({ implement, fit }) => {
      const kind = `${implement.type_slug} ${fit === 'too-heavy'}`;
      if (seen.has(kind)) return false;
      seen.add(kind);
      return true;
    })
    .slice(0, IMPLEMENTS);
}

function prepared(db: Database) {
  const cards = () =>
    db
      .select(cardColumns)
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id));
  const hp = sql`${sql.placeholder('hp')}::float8`;
  return {
    one: db
      .select({ ...factColumns, retired_at: tractors.retired_at })
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .where(eq(tractors.id, sql.placeholder('id')))
      .prepare('tractor_one'),
    similar: cards()
      .where(soldNew(tractors, ne(tractors.id, sql.placeholder('id')), isNotNull(tractors.hp)))
      .orderBy(
        sql`abs(${tractors.hp} - ${hp}) + abs(coalesce(${tractors.price_min_inr}, 0) - ${sql.placeholder('price')}::int) / 50000.0`,
        desc(tractors.popularity),
      )
      .limit(SIMILAR)
      .prepare('tractor_similar'),
    implements: db
      .select(implementColumns)
      .from(implementsTable)
      .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
      .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
      .where(
        live(
          implementsTable,
          sql`${implementsTable.required_hp_min} is not null and ${implementsTable.required_hp_min} <= ${hp} + 10`,
        ),
      )
      .orderBy(desc(implementsTable.popularity))
      .prepare('tractor_implements'),
    tyres: db
      .select(tyreColumns)
      .from(tyres)
      .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
      .where(live(tyres, sql`${tyres.size} = any(${sql.placeholder('sizes')}::text[])`))
      .orderBy(desc(tyres.popularity))
      .limit(TYRES)
      .prepare('tractor_tyres'),
    used: publishedUsed(db)
      .where(
        and(
          eq(usedTractors.tractor_id, sql.placeholder('id')),
          eq(usedTractors.status, 'approved'),
        ),
      )
      .orderBy(desc(usedTractors.listed_on), desc(usedTractors.id))
      .limit(USED)
      .prepare('tractor_used'),
  };
}
