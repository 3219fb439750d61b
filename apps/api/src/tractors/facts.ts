import type { TractorFacts } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { TestReport } from '../database/schema/tractors.ts';
import { tractors } from '../database/schema/tractors.ts';
import { type CardRow, cardColumns, tractorCard } from './card.ts';

/** All that is known of a tractor by itself. */
export const factColumns = {
  ...cardColumns,
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
};

type Shown = Omit<TractorFacts, keyof CardRow | 'price' | 'picture' | 'test_report'>;

export type FactRow = CardRow & Shown & { test_report: TestReport | null };

/** A tractor with its whole specification, in one language. */
export function tractorFacts(row: FactRow, language: Language): TractorFacts {
  const { price_min_inr, price_max_inr, show_price, brand_name: _, ...facts } = row;
  return { ...facts, ...tractorCard(row, language) };
}
