import {
  type ImplementsFilter,
  type ImplementsPage,
  NEEDED_HP_BANDS,
} from '@tractor-haat/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { resolveSelection, type Vocabularies } from '../../../shared/lists/resolve-selection.ts';
import { sortByIds } from '../../../shared/lists/sort-by-ids.ts';
import { toFacets } from '../../../shared/lists/to-facets.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { createImplementIndex } from './create-implement-index.ts';
import { implementCardColumns } from './implement-card-columns.ts';
import { type ImplementCardRow, toImplementCard } from './to-implement-card.ts';

const hpVocabulary = { kind: 'fixed', values: NEEDED_HP_BANDS.map(({ slug }) => slug) } as const;

export function createImplementList(db: Database) {
  const getIndex = createImplementIndex(db);
  const listNames = createFilterNamesQuery(db);
  const findCards = createCardFinder(db);
  return async ({
    page,
    per_page,
    sort,
    language,
    ...filters
  }: ImplementsFilter): Promise<ImplementsPage> => {
    const [index, names] = await Promise.all([getIndex(), listNames()]);
    const vocabularies: Vocabularies = {
      type: { kind: 'named', names: names.types, unknownReason: 'type_unknown' },
      brand: { kind: 'named', names: names.brands, unknownReason: 'brand_unknown' },
      hp: hpVocabulary,
    };
    const selection = resolveSelection(filters, vocabularies);
    const result = index.search(selection, sort, page, per_page);
    const numbers = toPageNumbers(result.total, page, per_page);
    const cards = await findCards(result.rows.map(({ id }) => id));
    return {
      items: cards.map((row) => toImplementCard(row, language)),
      ...numbers,
      facets: toFacets(result, selection, vocabularies, language),
    };
  };
}

function createCardFinder(db: Database) {
  const cardsQuery = db
    .select(implementCardColumns)
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(
      isLive(implementsTable, sql`${implementsTable.id} = any(${sql.placeholder('ids')}::int[])`),
    )
    .prepare('implement_cards');
  return async (ids: readonly number[]): Promise<ImplementCardRow[]> =>
    ids.length === 0 ? [] : sortByIds(ids, await cardsQuery.execute({ ids: [...ids] }));
}

function createFilterNamesQuery(db: Database) {
  const typesQuery = db
    .select({ slug: implementTypes.slug, name: implementTypes.name })
    .from(implementTypes)
    .where(isLive(implementTypes))
    .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug))
    .prepare('implement_type_names');
  const brandsQuery = db
    .select({ slug: implementBrands.slug, name: implementBrands.name })
    .from(implementBrands)
    .where(isLive(implementBrands))
    .orderBy(sql`lower(${implementBrands.name}->>'en') collate "C"`, asc(implementBrands.slug))
    .prepare('implement_brand_names');
  return async () => {
    const [typeRows, brandRows] = await Promise.all([typesQuery.execute(), brandsQuery.execute()]);
    const toNames = (rows: typeof typeRows) => new Map(rows.map((row) => [row.slug, row.name]));
    return { types: toNames(typeRows), brands: toNames(brandRows) };
  };
}
