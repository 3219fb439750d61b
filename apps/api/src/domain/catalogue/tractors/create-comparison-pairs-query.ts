import type { ComparisonPair } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { comparisons } from '../../../database/schema/comparisons.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { isSoldNew, tractors } from '../../../database/schema/tractors.ts';
import { createTractorCardFinder } from './to-tractor-card.ts';

const firstTractor = alias(tractors, 'first');
const secondTractor = alias(tractors, 'second');

export function createComparisonPairsQuery(db: Database) {
  const findCards = createTractorCardFinder(db);
  const pairsQuery = db
    .select({ first: comparisons.first_id, second: comparisons.second_id })
    .from(comparisons)
    .innerJoin(firstTractor, isSoldNew(firstTractor, eq(firstTractor.id, comparisons.first_id)))
    .innerJoin(secondTractor, isSoldNew(secondTractor, eq(secondTractor.id, comparisons.second_id)))
    .where(isLive(comparisons))
    .orderBy(asc(comparisons.sort_order), asc(comparisons.key))
    .prepare('tractor_comparisons');
  return async (language: Language): Promise<ComparisonPair[]> => {
    const rows = await pairsQuery.execute();
    const cards = await findCards(
      rows.flatMap(({ first, second }) => [first, second]),
      language,
    );
    const cardsById = new Map(cards.map((card) => [card.id, card]));
    return rows.flatMap(({ first, second }): ComparisonPair[] => {
      const [firstCard, secondCard] = [cardsById.get(first), cardsById.get(second)];
      return firstCard && secondCard ? [{ tractors: [firstCard, secondCard] }] : [];
    });
  };
}
