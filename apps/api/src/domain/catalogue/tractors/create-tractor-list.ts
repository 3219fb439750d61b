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
import { resolveSelection, toFacets, type Vocabularies } from '../../../shared/lists/to-facets.ts';
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
  const listNames = createBrandNamesQuery(db, 'tractor');
  const listSeries = createSeriesNamesCache(db);
  const findCards = createTractorCardFinder(db);
  return async ({
    page,
    per_page,
    sort,
    language,
    ...filters
  }: TractorsFilter): Promise<TractorsPage> => {
    const [index, names, series] = await Promise.all([getIndex(), listNames(), listSeries()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names, unknown: 'brand_unknown' },
      ...FIXED_VOCABULARIES,
      series: { kind: 'named', names: series, unknown: 'series_unknown' },
    };
    const selection = resolveSelection(filters, vocabularies, (dimension, value) =>
      index.hasValue(dimension, value),
    );
    const result = index.search(selection, sort, page, per_page);
    const numbers = toPageNumbers(result.total, page, per_page);
    const highlightIds = [
      index.findFirst(selection, 'price', hasPrice)?.id,
      index.findFirst(selection, 'price-desc', hasPrice)?.id,
      index.findFirst(selection, 'hp', hasPower)?.id,
    ];
    const ids = result.rows.map(({ id }) => id);
    const cardIds = [...ids, ...highlightIds.filter((id) => id !== undefined)];
    const cards = new Map((await findCards(cardIds, language)).map((card) => [card.id, card]));
    const [cheapest, dearest, strongest] = highlightIds.map((id) => cards.get(id ?? 0) ?? null);
    return {
      items: ids.flatMap((id) => cards.get(id) ?? []),
      ...numbers,
      facets: toFacets(result, selection, vocabularies, language),
      highlights: {
        cheapest: cheapest ?? null,
        dearest: dearest ?? null,
        strongest: strongest ?? null,
      },
    };
  };
}
