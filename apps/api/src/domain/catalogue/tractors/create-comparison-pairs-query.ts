import type { ComparisonPair, TractorName } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { comparisons } from '../../../database/schema/comparisons.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { isSoldNew, tractors } from '../../../database/schema/tractors.ts';
import { compareNames } from '../../../shared/lists/compare-names.ts';
import { groupBy } from '../../../shared/lists/group-by.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { createTractorCardFinder } from './to-tractor-card.ts';
import { includedTractors, type TractorScope } from './tractor-scope.ts';

const first = alias(tractors, 'first');
const second = alias(tractors, 'second');

/** The editors' pairs of tractors that are sold new, in their order. */
export function createComparisonPairsQuery(db: Database) {
  const findCards = createTractorCardFinder(db);
  const pairs = db
    .select({ first: comparisons.first_id, second: comparisons.second_id })
    .from(comparisons)
    .innerJoin(first, isSoldNew(first, eq(first.id, comparisons.first_id)))
    .innerJoin(second, isSoldNew(second, eq(second.id, comparisons.second_id)))
    .where(isLive(comparisons))
    .orderBy(asc(comparisons.sort_order), asc(comparisons.key))
    .prepare('tractor_comparisons');
  return async (language: Language): Promise<ComparisonPair[]> => {
    const rows = await pairs.execute();
    const cards = await findCards(
      rows.flatMap(({ first, second }) => [first, second]),
      language,
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    return rows.flatMap(({ first, second }): ComparisonPair[] => {
      const [firstCard, secondCard] = [byId.get(first), byId.get(second)];
      return firstCard && secondCard ? [{ tractors: [firstCard, secondCard] }] : [];
    });
  };
}

/** Tractors by brand and model: those that are sold new, or all of them. */
export function createTractorNamesQuery(db: Database) {
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
    .where(isLive(tractors, includedTractors))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug))
    .prepare('tractor_names');
  return async (language: Language, include?: TractorScope): Promise<TractorName[]> => {
    const rows = await all.execute({ all: include === 'discontinued' });
    const byBrand = groupBy(rows, ({ brand_slug }) => brand_slug);
    return [...byBrand.values()].flatMap((rows) =>
      rows
        .toSorted((a, b) => compareNames(a.model, b.model))
        .map((row) => ({ ...row, brand_name: toLocalText(row.brand_name, language) })),
    );
  };
}
