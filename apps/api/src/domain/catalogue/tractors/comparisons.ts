import type { ComparisonPair, TractorName } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { comparisons } from '../../../database/schema/comparisons.ts';
import { live } from '../../../database/schema/from-content.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { soldNew, tractors } from '../../../database/schema/tractors.ts';
import { grouped } from '../../../shared/lists/grouped.ts';
import { byName } from '../../../shared/lists/orders.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import { cardRead } from './card.ts';
import { includedTractors, type TractorScope } from './included.ts';

const first = alias(tractors, 'first');
const second = alias(tractors, 'second');

/** The editors' pairs of tractors that are sold new, in their order. */
export function comparisonsRead(db: Database) {
  const cards = cardRead(db);
  const pairs = db
    .select({ first: comparisons.first_id, second: comparisons.second_id })
    .from(comparisons)
    .innerJoin(first, soldNew(first, eq(first.id, comparisons.first_id)))
    .innerJoin(second, soldNew(second, eq(second.id, comparisons.second_id)))
    .where(live(comparisons))
    .orderBy(asc(comparisons.sort_order), asc(comparisons.key))
    .prepare('tractor_comparisons');
  return async (language: Language): Promise<ComparisonPair[]> => {
    const rows = await pairs.execute();
    const found = await cards(
      rows.flatMap(({ first, second }) => [first, second]),
      language,
    );
    const byId = new Map(found.map((card) => [card.id, card]));
    return rows.flatMap(({ first, second }): ComparisonPair[] => {
      const [one, other] = [byId.get(first), byId.get(second)];
      return one && other ? [{ tractors: [one, other] }] : [];
    });
  };
}

/** Tractors by brand and model: those that are sold new, or all of them. */
export function choicesRead(db: Database) {
  const all = db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      brand_slug: tractorBrands.slug,
      brand_name: tractorBrands.name,
      model: tractors.model,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(live(tractors, includedTractors))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug))
    .prepare('tractor_names');
  return async (language: Language, include?: TractorScope): Promise<TractorName[]> => {
    const rows = await all.execute({ all: include === 'discontinued' });
    const byBrand = grouped(rows, ({ brand_slug }) => brand_slug);
    return [...byBrand.values()].flatMap((rows) =>
      rows
        .toSorted((one, other) => byName(one.model, other.model))
        .map((row) => ({ ...row, brand_name: toLocalText(row.brand_name, language) })),
    );
  };
}
