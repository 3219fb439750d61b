import type {
  Comparison,
  ComparisonPair,
  LargestImplement,
} from '@tractor-haat/api-client/contract';
import { createComparisonName } from '@tractor-haat/drawings';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { type DealerIndex, toDealerCard } from '../dealers/create-dealer-index.ts';
import { findLargestImplements, type ImplementDemand } from '../implements/rate-fit.ts';
import {
  comparisons,
  implementBrands,
  implementsTable,
  implementTypes,
  isSoldNew,
  tractors,
} from '../products/tables.ts';
import { createTractorCardFinder, createTractorFactsFinder } from './to-tractor-card.ts';

const MAX_DEALERS = 2;

export function createComparisonFinder(db: Database, getDealers: DealerIndex) {
  const findFacts = createTractorFactsFinder(db);
  const implementsQuery = prepareImplementsQuery(db);
  return async (slugs: readonly string[], language: Language): Promise<Comparison> => {
    const [facts, implementRows, dealers] = await Promise.all([
      findFacts([...slugs].sort(), language),
      implementsQuery.execute(),
      getDealers(),
    ]);
    const unknownSlug = slugs.find((slug) => !facts.some((tractor) => tractor.slug === slug));
    if (unknownSlug !== undefined) throw createTranslatedError('tractor_unknown', 'NOT_FOUND');
    const tractors = facts.map((tractor) => {
      const dealerSelection = { kind: ['tractor'], brand: [tractor.brand_slug] };
      const sellers = dealers.search(dealerSelection, 'place', 1);
      return {
        ...tractor,
        implements: findLargestImplements(tractor, implementRows).map((match) =>
          toLargestImplement(match, language),
        ),
        dealers: sellers.rows.slice(0, MAX_DEALERS).map((seller) => toDealerCard(seller, language)),
        dealer_count: sellers.total,
      };
    });
    return {
      tractors,
      picture: addPictureHash(createComparisonName(facts.map(({ picture }) => picture))),
    };
  };
}

type ComparedImplement = ImplementDemand &
  Omit<LargestImplement, 'fit' | 'type_name' | 'brand_name'> & {
    type_name: LocalisedText;
    brand_name: LocalisedText;
  };

function toLargestImplement(
  { implement, fit }: { implement: ComparedImplement; fit: LargestImplement['fit'] },
  language: Language,
): LargestImplement {
  const { id, slug, type_slug, brand_slug, model, working_width_mm } = implement;
  return {
    id,
    slug,
    type_slug,
    brand_slug,
    model,
    working_width_mm,
    type_name: toLocalText(implement.type_name, language),
    brand_name: toLocalText(implement.brand_name, language),
    fit,
  };
}

const prepareImplementsQuery = (db: Database) =>
  db
    .select({
      id: implementsTable.id,
      slug: implementsTable.slug,
      type_slug: implementTypes.slug,
      type_name: implementTypes.name,
      brand_slug: implementBrands.slug,
      brand_name: implementBrands.name,
      model: implementsTable.model,
      working_width_mm: implementsTable.working_width_mm,
      required_hp_min: sql<number>`${implementsTable.required_hp_min}`,
      required_hp_max: implementsTable.required_hp_max,
      specs: implementsTable.specs,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable, isNotNull(implementsTable.required_hp_min)))
    .orderBy(asc(implementTypes.sort_order), desc(implementsTable.popularity))
    .prepare('compared_implements');

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
