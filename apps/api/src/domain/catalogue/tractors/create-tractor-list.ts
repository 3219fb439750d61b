import {
  DRIVE_TYPES,
  FUEL_TYPES,
  HP_BANDS,
  PRICE_BANDS,
  TRACTOR_FEATURES,
  type TractorsFilter,
  type TractorsPage,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { resolveSelection, type Vocabularies } from '../../../shared/lists/resolve-selection.ts';
import { toFacets } from '../../../shared/lists/to-facets.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { createBrandNamesQuery } from '../create-brand-queries.ts';
import { createSeriesNamesCache } from './to-series-slug.ts';
import { createTractorCardFinder } from './to-tractor-card.ts';
import type { TractorIndex, TractorRow } from './tractor-index.ts';

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
