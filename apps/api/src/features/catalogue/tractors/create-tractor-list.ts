import {
  DRIVE_TYPES,
  FUEL_TYPES,
  HP_BANDS,
  type PowerBand,
  PRICE_BANDS,
  TRACTOR_FEATURES,
  type TractorName,
  type TractorsFilter,
  type TractorsPage,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { compareNames, groupBy } from '../../../core/lists/compare-names.ts';
import {
  resolveSelection,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createBrandNamesQuery } from '../products/create-brand-queries.ts';
import {
  includedTractors,
  type TractorScope,
  tractorBrands,
  tractors,
} from '../products/tables.ts';
import {
  createSeriesNamesCache,
  type TractorIndex,
  type TractorRow,
} from './create-tractor-index.ts';
import { createTractorCardFinder } from './to-tractor-card.ts';

const FIXED_VOCABULARIES = {
  hp: { kind: 'fixed', values: HP_BANDS.map(({ slug }) => slug) },
  price: { kind: 'fixed', values: PRICE_BANDS.map(({ slug }) => slug) },
  drive: { kind: 'fixed', values: DRIVE_TYPES },
  fuel: { kind: 'fixed', values: FUEL_TYPES },
  feature: { kind: 'fixed', values: TRACTOR_FEATURES },
} as const satisfies Vocabularies;

const hasPrice = (row: TractorRow) => row.price !== null;
const hasPower = (row: TractorRow) => row.hp !== null;

export function createTractorList(db: Database, getIndex: TractorIndex) {
  const listBrands = createBrandNamesQuery(db, 'tractor');
  const listSeries = createSeriesNamesCache(db);
  const findCards = createTractorCardFinder(db);
  return async ({
    page,
    per_page,
    sort,
    language,
    ...filters
  }: TractorsFilter): Promise<TractorsPage> => {
    const [index, brands, series] = await Promise.all([getIndex(), listBrands(), listSeries()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      ...FIXED_VOCABULARIES,
      series: { kind: 'named', names: series, unknownReason: 'series_unknown' },
    };
    const selection = resolveSelection(filters, vocabularies, (dimension, value) =>
      index.hasValue(dimension, value),
    );
    const result = index.search(selection, sort, page, per_page);
    const numbers = toPageNumbers(result.total, page, per_page);
    const cheapest = index.findFirst(selection, 'price', hasPrice);
    const dearest = index.findFirst(selection, 'price-desc', hasPrice);
    const strongest = index.findFirst(selection, 'hp', hasPower);
    const ids = result.rows.map(({ id }) => id);
    const highlightIds = [cheapest, dearest, strongest].flatMap((row) => (row ? [row.id] : []));
    const cards = await findCards([...ids, ...highlightIds], language);
    const cardsById = new Map(cards.map((card) => [card.id, card]));
    const findCard = (row: TractorRow | null) => (row && cardsById.get(row.id)) ?? null;
    return {
      items: ids.flatMap((id) => cardsById.get(id) ?? []),
      ...numbers,
      facets: toFacets(result, selection, vocabularies, language),
      highlights: {
        cheapest: findCard(cheapest),
        dearest: findCard(dearest),
        strongest: findCard(strongest),
      },
    };
  };
}

export function createPowerBandsQuery(db: Database, getIndex: TractorIndex) {
  const findCards = createTractorCardFinder(db);
  return async (language: Language): Promise<PowerBand[]> => {
    const index = await getIndex();
    const bands = HP_BANDS.flatMap(({ slug }) => {
      const { total, rows, counts } = index.search({ hp: [slug] }, 'popular', 1);
      const [mostPopular] = rows;
      if (!mostPopular) return [];
      const budgets = PRICE_BANDS.map((price) => ({
        slug: price.slug,
        count: counts.get('price')?.get(price.slug) ?? 0,
      }));
      return [{ slug, count: total, tractorId: mostPopular.id, budgets }];
    });
    const cards = await findCards(
      bands.map(({ tractorId }) => tractorId),
      language,
    );
    return bands.flatMap(({ slug, count, tractorId, budgets }) => {
      const card = cards.find(({ id }) => id === tractorId);
      if (!card) return [];
      return {
        slug,
        count,
        picture: card.picture,
        budgets: budgets.filter((budget) => budget.count > 0),
      };
    });
  };
}

export function createTractorNamesQuery(db: Database) {
  const namesQuery = db
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
    const rows = await namesQuery.execute({ all: include === 'discontinued' });
    const rowsByBrand = groupBy(rows, ({ brand_slug }) => brand_slug);
    return [...rowsByBrand.values()].flatMap((brandRows) =>
      brandRows
        .toSorted((a, b) => compareNames(a.model, b.model))
        .map((row) => ({ ...row, brand_name: toLocalText(row.brand_name, language) })),
    );
  };
}
