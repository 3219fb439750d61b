import {
  type ImplementsFilter,
  type ImplementsPage,
  NEEDED_HP_BANDS,
} from '@tractor-haat/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheListIndex } from '../../../core/lists/cache-by-revision.ts';
import {
  compareAscending,
  compareNames,
  compareTexts,
  sortByIds,
} from '../../../core/lists/compare-names.ts';
import type { ListDefinition } from '../../../core/lists/list-index.ts';
import {
  resolveSelection,
  toBandSlugs,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { implementBrands, implementsTable, implementTypes } from '../products/tables.ts';
import {
  type ImplementCardRow,
  implementCardColumns,
  toImplementCard,
} from './to-implement-card.ts';

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

/** Contains no price, because sorting by price would reveal hidden prices. */
type ImplementRow = {
  id: number;
  key: string;
  type: string;
  brand: string;
  brand_name: string;
  model: string;
  hp_min: number | null;
  hp_max: number | null;
  popularity: number;
};

const compareBrandsAndModels = (a: ImplementRow, b: ImplementRow) =>
  compareNames(a.brand_name.toLowerCase(), b.brand_name.toLowerCase()) ||
  compareNames(a.model.toLowerCase(), b.model.toLowerCase()) ||
  compareTexts(a.key, b.key);

const definition: ListDefinition<ImplementRow> = {
  dimensions: {
    type: (row) => [row.type],
    brand: (row) => [row.brand],
    hp: (row) => toBandSlugs(NEEDED_HP_BANDS, row.hp_min),
  },
  orders: {
    popular: (a, b) => b.popularity - a.popularity || compareBrandsAndModels(a, b),
    name: compareBrandsAndModels,
    power: (a, b) =>
      compareAscending(a.hp_min, b.hp_min) ||
      compareAscending(a.hp_max, b.hp_max) ||
      compareBrandsAndModels(a, b),
  },
};

function createImplementIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: implementsTable.id,
      key: implementsTable.key,
      type: implementTypes.slug,
      brand: implementBrands.slug,
      brand_name: sql<string>`${implementBrands.name}->>'en'`,
      model: implementsTable.model,
      hp_min: implementsTable.required_hp_min,
      hp_max: implementsTable.required_hp_max,
      popularity: implementsTable.popularity,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable));
  return cacheListIndex<ImplementRow>(db, 'implements', () => rowsQuery, definition);
}
