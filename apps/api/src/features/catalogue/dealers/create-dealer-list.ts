import type { DealerSpot, DealersFilter, DealersPage } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { compareNames } from '../../../core/lists/compare-names.ts';
import {
  resolveSelection,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createStateNamesQuery } from '../places/place-index.ts';
import { type DealerIndex, type DealerRow, toDealerCard } from './create-dealer-index.ts';

export function createDealerList(db: Database, getIndex: DealerIndex) {
  const listStates = createStateNamesQuery(db, 'dealers');
  return async ({ kind, page, language, ...filters }: DealersFilter): Promise<DealersPage> => {
    const [index, states] = await Promise.all([getIndex(), listStates()]);
    const dealersOfKind = index.rows.filter((row) => row.kind === kind);
    const brands = collectNames(dealersOfKind, 'brand');
    const baseVocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      state: { kind: 'named', names: states, unknownReason: 'state_unknown' },
    } satisfies Vocabularies;
    const { state } = resolveSelection({ state: filters.state }, baseVocabularies);
    const dealersInState =
      state.length === 0 ? dealersOfKind : dealersOfKind.filter(createDealerFilter({ state }));
    const districts = collectNames(dealersInState, 'district');
    const vocabularies = {
      ...baseVocabularies,
      district: { kind: 'named', names: districts, unknownReason: 'district_unknown' },
    } satisfies Vocabularies;
    const resolved = resolveSelection(filters, vocabularies);
    const selection = { ...resolved, kind: [kind] };
    const result = index.search(selection, 'place', page);
    // The state facet ignores the selected district. Otherwise a visitor could not switch to another state.
    const resultWithoutDistrict = index.search({ ...selection, district: [] }, 'place', 1);
    const matchingDealers = dealersOfKind.filter(createDealerFilter(resolved));
    return {
      items: result.rows.map((row) => toDealerCard(row, language)),
      ...toPageNumbers(result.total, page),
      facets: {
        ...toFacets(result, selection, vocabularies, language),
        ...toFacets(resultWithoutDistrict, selection, { state: vocabularies.state }, language),
      },
      spots: countSpots(matchingDealers),
      demo: matchingDealers.some((row) => row.demo),
    };
  };
}

type DealerFilter = Partial<Pick<DealersFilter, 'brand' | 'state' | 'district'>>;

const createDealerFilter =
  ({ brand = [], state = [], district = [] }: DealerFilter) =>
  (row: DealerRow): boolean =>
    (brand.length === 0 || brand.includes(row.brand_slug)) &&
    (state.length === 0 || state.includes(row.state)) &&
    (district.length === 0 || district.includes(row.district_slug));

function collectNames(
  rows: readonly DealerRow[],
  field: 'brand' | 'district',
): Map<string, LocalisedText> {
  const names = new Map(rows.map((row) => [row[`${field}_slug`], row[`${field}_name`]] as const));
  return new Map([...names].sort(([, a], [, b]) => compareNames(a.en, b.en)));
}

function countSpots(rows: readonly DealerRow[]): DealerSpot[] {
  const spots = new Map<string, DealerSpot>();
  for (const { place } of rows) {
    if (place === null) continue;
    const key = `${place.latitude} ${place.longitude}`;
    spots.set(key, { ...place, count: (spots.get(key)?.count ?? 0) + 1 });
  }
  return [...spots.values()];
}
