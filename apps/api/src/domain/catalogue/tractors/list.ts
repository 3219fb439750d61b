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
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { brandNames } from '../brand-reads.ts';
import { cardRead } from './card.ts';
import type { TractorIndex, TractorRow } from './index-of-tractors.ts';
import { seriesNames } from './series.ts';

const FIXED = {
  hp: { kind: 'fixed', values: HP_BANDS.map(({ slug }) => slug) },
  price: { kind: 'fixed', values: PRICE_BANDS.map(({ slug }) => slug) },
  drive: { kind: 'fixed', values: DRIVE_TYPES },
  fuel: { kind: 'fixed', values: FUEL_TYPES },
  feature: { kind: 'fixed', values: TRACTOR_FEATURES },
} as const satisfies Vocabularies;

const priced = (row: TractorRow) => row.price !== null;
const powered = (row: TractorRow) => row.hp !== null;

/** The list of tractors: cards, page numbers, filters and the ends of the list. */
export function tractorsList(db: Database, current: TractorIndex) {
  const readNames = brandNames(db, 'tractor');
  const readSeries = seriesNames(db);
  const readCards = cardRead(db);
  return async ({
    page,
    per_page,
    sort,
    language,
    ...filters
  }: TractorsFilter): Promise<TractorsPage> => {
    const [index, names, series] = await Promise.all([current(), readNames(), readSeries()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names, unknown: 'brand_unknown' },
      ...FIXED,
      series: { kind: 'named', names: series, unknown: 'series_unknown' },
    };
    const chosen = resolveChosen(filters, vocabularies, (dimension, value) =>
      index.knows(dimension, value),
    );
    const found = index.search(chosen, sort, page, per_page);
    const numbers = toPageNumbers(found.total, page, per_page);
    const ends = [
      index.first(chosen, 'price', priced)?.id,
      index.first(chosen, 'price-desc', priced)?.id,
      index.first(chosen, 'hp', powered)?.id,
    ];
    const ids = found.rows.map(({ id }) => id);
    const cardIds = [...ids, ...ends.filter((id) => id !== undefined)];
    const cards = new Map((await readCards(cardIds, language)).map((card) => [card.id, card]));
    const [cheapest, dearest, strongest] = ends.map((id) => cards.get(id ?? 0) ?? null);
    return {
      items: ids.flatMap((id) => cards.get(id) ?? []),
      ...numbers,
      facets: facetsOf(found, chosen, vocabularies, language),
      highlights: {
        cheapest: cheapest ?? null,
        dearest: dearest ?? null,
        strongest: strongest ?? null,
      },
    };
  };
}
