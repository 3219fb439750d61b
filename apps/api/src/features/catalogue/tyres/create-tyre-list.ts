import {
  sizeSlug,
  TYRE_POSITIONS,
  type TyresFilter,
  type TyresPage,
} from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheListIndex } from '../../../core/lists/cache-by-revision.ts';
import {
  compareAscending,
  compareDescending,
  compareNames,
} from '../../../core/lists/compare-names.ts';
import type { ListDefinition } from '../../../core/lists/list-index.ts';
import {
  resolveSelection,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { createBrandNamesQuery } from '../products/create-brand-queries.ts';
import { tractorBrands, tractors, tyreBrands, tyres } from '../products/tables.ts';
import { createTyreCardFinder } from './to-tyre-card.ts';

const FIXED_VOCABULARIES = {
  position: { kind: 'fixed', values: TYRE_POSITIONS },
  size: { kind: 'free', unknownReason: 'size_unknown' },
} as const satisfies Vocabularies;

const IMPOSSIBLE_SIZE = '';

export function createTyreList(db: Database, getIndex: TyreIndex) {
  const listBrands = createBrandNamesQuery(db, 'tyre');
  const findCards = createTyreCardFinder(db);
  const findTractor = createTractorSizesFinder(db);
  return async (filter: TyresFilter): Promise<TyresPage> => {
    const { page, per_page, sort, language, tractor: tractorId, ...filters } = filter;
    const [index, brands, tractor] = await Promise.all([
      getIndex(),
      listBrands(),
      tractorId === undefined ? null : findTractor(tractorId),
    ]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      ...FIXED_VOCABULARIES,
    };
    const selection = resolveSelection(filters, vocabularies, (dimension, value) =>
      index.hasValue(dimension, value),
    );
    const sizeSelection =
      tractor === null ? {} : { size: narrowSizes(selection.size, tractor.sizes) };
    const result = index.search({ ...selection, ...sizeSelection }, sort, page, per_page);
    return {
      items: await findCards(
        result.rows.map(({ id }) => id),
        language,
      ),
      ...toPageNumbers(result.total, page, per_page),
      facets: toFacets(result, selection, vocabularies, language),
      tractor: tractor && { id: tractor.id, slug: tractor.slug, name: tractor.name },
    };
  };
}

/** Returns `IMPOSSIBLE_SIZE` if no selected size fits, because an empty list would select all sizes. */
function narrowSizes(selection: readonly string[], sizes: readonly string[]): string[] {
  const matchingSizes =
    selection.length === 0 ? [...sizes] : selection.filter((size) => sizes.includes(size));
  return matchingSizes.length === 0 ? [IMPOSSIBLE_SIZE] : matchingSizes;
}

function createTractorSizesFinder(db: Database) {
  const sizesQuery = db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      name: sql<string>`(${tractorBrands.name}->>'en') || ' ' || ${tractors.model}`,
      front: tractors.front_tyres,
      rear: tractors.rear_tyres,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, eq(tractors.id, sql.placeholder('id'))))
    .prepare('tyre_tractor');
  return async (id: number) => {
    const [row] = await sizesQuery.execute({ id });
    if (row === undefined) throw createTranslatedError('tractor_unknown');
    return { ...row, sizes: [...row.front, ...row.rear].map(sizeSlug) };
  };
}

type TyreRow = {
  id: number;
  brand: string;
  name: string;
  size: string;
  position: string;
  price: number | null;
  popularity: number;
};

const comparePopularity = (a: TyreRow, b: TyreRow) => b.popularity - a.popularity;

/** A size is `width-rim`, such as `13.6-28`. Shops sort sizes by the rim first. */
const compareSizes = (a: string, b: string) =>
  toRimAndWidth(a).localeCompare(toRimAndWidth(b), 'en', { numeric: true });

const toRimAndWidth = (size: string) => size.split('-').reverse().join(' ');

const definition: ListDefinition<TyreRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    position: (row) => [row.position],
    size: (row) => [sizeSlug(row.size)],
  },
  orders: {
    popular: comparePopularity,
    price: (a, b) => compareAscending(a.price, b.price) || comparePopularity(a, b),
    'price-desc': (a, b) => compareDescending(a.price, b.price) || comparePopularity(a, b),
    size: (a, b) => compareSizes(a.size, b.size) || compareAscending(a.price, b.price),
    name: (a, b) => compareNames(a.name, b.name),
  },
};

export function createTyreIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: tyres.id,
      brand: tyreBrands.slug,
      name: sql<string>`lower((${tyreBrands.name}->>'en') || ' ' || ${tyres.model} || ' ' || ${tyres.size})`,
      size: tyres.size,
      position: tyres.position,
      price: sql<number | null>`case when ${tyres.show_price} then ${tyres.price_min_inr} end`,
      popularity: tyres.popularity,
    })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres));
  return cacheListIndex<TyreRow>(db, 'tyres', () => rowsQuery, definition);
}

type TyreIndex = ReturnType<typeof createTyreIndex>;
