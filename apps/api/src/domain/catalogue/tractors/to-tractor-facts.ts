import type { TractorFacts } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import type { TestReport } from '../../../database/schema/tractors.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { type TractorCardRow, toTractorCard, tractorCardColumns } from './to-tractor-card.ts';

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

export type TractorFactRow = TractorCardRow &
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
