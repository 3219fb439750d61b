import type { TractorCard, TractorFacts } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import {
  isLive,
  type LocalisedText,
  toLocalText,
  toPublicPrice,
} from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { sortByIds } from '../../../core/lists/compare-names.ts';
import { type TestReport, tractorBrands, tractors } from '../products/tables.ts';
import { toProductPicture, toTractorPicture } from '../products/to-product-picture.ts';

export const tractorCardColumns = {
  id: tractors.id,
  slug: tractors.slug,
  brand_slug: tractorBrands.slug,
  brand_name: tractorBrands.name,
  model: tractors.model,
  hp: tractors.hp,
  cylinders: tractors.cylinders,
  drive: tractors.drive,
  fuel: tractors.fuel,
  lift_capacity_kg: tractors.lift_capacity_kg,
  cabin_ac: tractors.cabin_ac,
  price_min_inr: tractors.price_min_inr,
  price_max_inr: tractors.price_max_inr,
  show_price: tractors.show_price,
  as_of: tractors.as_of,
  discontinued_on: tractors.discontinued_on,
};

type TractorCardRow = Omit<TractorCard, 'brand_name' | 'price' | 'picture'> & {
  brand_name: LocalisedText;
  cabin_ac: boolean;
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
  discontinued_on: string | null;
};

export function toTractorCard(row: TractorCardRow, language: Language): TractorCard {
  const {
    cabin_ac,
    price_min_inr,
    price_max_inr,
    show_price,
    as_of,
    discontinued_on,
    ...publicFields
  } = row;
  return {
    ...publicFields,
    brand_name: toLocalText(row.brand_name, language),
    // The price is that of a new tractor, so a discontinued tractor has none.
    price: discontinued_on === null ? toPublicPrice(row) : null,
    picture: toProductPicture(toTractorPicture(row), row.brand_name, row.model, language),
  };
}

export function createTractorCardFinder(db: Database) {
  const cardsQuery = db
    .select(tractorCardColumns)
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, sql`${tractors.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('tractor_cards');
  return async (ids: readonly number[], language: Language): Promise<TractorCard[]> => {
    if (ids.length === 0) return [];
    const rows: TractorCardRow[] = await cardsQuery.execute({ ids: [...new Set(ids)] });
    return sortByIds(ids, rows).map((row) => toTractorCard(row, language));
  };
}

export const tractorFactColumns = {
  ...tractorCardColumns,
  series: tractors.series,
  engine_cc: tractors.engine_cc,
  rated_rpm: tractors.rated_rpm,
  pto_hp: tractors.pto_hp,
  gears_forward: tractors.gears_forward,
  gears_reverse: tractors.gears_reverse,
  front_tyres: tractors.front_tyres,
  rear_tyres: tractors.rear_tyres,
  emission: tractors.emission,
  launched_year: tractors.launched_year,
  specs: tractors.specs,
  test_report: tractors.test_report,
  source: tractors.source,
  confidence: tractors.confidence,
  price_note: tractors.price_note,
  discontinued_source: tractors.discontinued_source,
};

type SpecColumns = Omit<
  TractorFacts,
  keyof TractorCardRow | 'price' | 'picture' | 'test_report' | 'discontinued'
>;

type TractorFactRow = TractorCardRow &
  SpecColumns & { test_report: TestReport | null; discontinued_source: string | null };

export function toTractorFacts(row: TractorFactRow, language: Language): TractorFacts {
  const { price_min_inr, price_max_inr, show_price, brand_name: _, ...columns } = row;
  const { discontinued_on: on, discontinued_source: source, ...facts } = columns;
  const discontinued = on === null || source === null ? null : { on, source };
  const card = toTractorCard(row, language);
  return { ...facts, ...card, discontinued, price_note: discontinued ? null : facts.price_note };
}

export function createTractorFactsFinder(db: Database) {
  const factsQuery = db
    .select(tractorFactColumns)
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, sql`${tractors.slug} = any(${sql.placeholder('slugs')}::text[])`))
    .prepare('tractor_facts');
  return async (slugs: readonly string[], language: Language): Promise<TractorFacts[]> => {
    const rows: TractorFactRow[] = await factsQuery.execute({ slugs: [...slugs] });
    return slugs.flatMap((slug) => {
      const row = rows.find((candidate) => candidate.slug === slug);
      return row ? [toTractorFacts(row, language)] : [];
    });
  };
}
