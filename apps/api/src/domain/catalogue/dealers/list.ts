import type { DealerSpot, DealersFilter, DealersPage } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { byName } from '../../../shared/lists/orders.ts';
import { stateNames } from '../../../shared/lists/state-names.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { type DealerIndex, dealerCard } from './dealer-index.ts';
import type { DealerRow } from './dealer-rows.ts';

/** Dealers of a kind, by place. */
export function dealersList(db: Database, current: DealerIndex) {
  const readStates = stateNames(db, 'dealers');
  return async ({ kind, page, language, ...filters }: DealersFilter): Promise<DealersPage> => {
    const [index, names] = await Promise.all([current(), readStates()]);
    const ofKind = index.rows.filter((row) => row.kind === kind);
    const brands = named(ofKind, 'brand');
    const wide = {
      brand: { kind: 'named', names: brands, unknown: 'brand_unknown' },
      state: { kind: 'named', names, unknown: 'state_unknown' },
    } satisfies Vocabularies;
    const { state } = resolveChosen({ state: filters.state }, wide, () => false);
    const here = state.length === 0 ? ofKind : ofKind.filter(isIn({ state }));
    const districts = named(here, 'district');
    const vocabularies = {
      ...wide,
      district: { kind: 'named', names: districts, unknown: 'district_unknown' },
    } satisfies Vocabularies;
    const rest = resolveChosen(filters, vocabularies, () => false);
    const chosen = { ...rest, kind: [kind] };
    const found = index.search(chosen, 'place', page);
    // Facets of states ignore the district, so that a visitor can switch to another state.
    const anywhere = index.search({ ...chosen, district: [] }, 'place', 1);
    const matching = ofKind.filter(isIn(rest));
    return {
      items: found.rows.map((row) => dealerCard(row, language)),
      ...toPageNumbers(found.total, page),
      facets: {
        ...facetsOf(found, chosen, vocabularies, language),
        ...facetsOf(anywhere, chosen, { state: vocabularies.state }, language),
      },
      spots: spotsOf(matching),
      demo: matching.some((row) => row.demo),
    };
  };
}

type Places = Partial<Pick<DealersFilter, 'brand' | 'state' | 'district'>>;

const isIn =
  ({ brand = [], state = [], district = [] }: Places) =>
  (row: DealerRow): boolean =>
    (brand.length === 0 || brand.includes(row.brand_slug)) &&
    (state.length === 0 || state.includes(row.state)) &&
    (district.length === 0 || district.includes(row.district_slug));

/** Names of the rows' brands or districts, in the order of English letters. */
function named(rows: readonly DealerRow[], what: 'brand' | 'district'): Map<string, LocalisedText> {
  const names = new Map(rows.map((row) => [row[`${what}_slug`], row[`${what}_name`]] as const));
  return new Map([...names].sort(([, one], [, other]) => byName(one.en, other.en)));
}

/** Number of dealers at each position of the map. */
function spotsOf(rows: readonly DealerRow[]): DealerSpot[] {
  const spots = new Map<string, DealerSpot>();
  for (const { place } of rows) {
    if (place === null) continue;
    const key = `${place.latitude} ${place.longitude}`;
    spots.set(key, { ...place, count: (spots.get(key)?.count ?? 0) + 1 });
  }
  return [...spots.values()];
}
