import { PLACE_FILES, type PlaceKind, type Places, type TehsilRow } from '@tractor-haat/places';
import type { RowError } from '../../../shared/content-rows/content-error.ts';
import { toPlaceSlugs } from './to-place-slugs.ts';

export function checkPlaceReferences(places: Places): RowError[] {
  const states = new Set(places.states.map(({ slug }) => slug));
  const districts = new Set(places.districts.map(({ state, slug }) => `${state}/${slug}`));
  const districtsWithTehsils = new Set(places.tehsils.map(toDistrictKey));
  return [
    ...findRowErrors(
      'states',
      places.states,
      createNameCheck(() => 'India'),
    ),
    ...findRowErrors('districts', places.districts, ({ state }) =>
      states.has(state) ? undefined : `state: there is no state "${state}"`,
    ),
    ...findRowErrors(
      'districts',
      places.districts,
      createNameCheck(({ state }) => state),
    ),
    ...findRowErrors('districts', places.districts, ({ state, slug }) =>
      districtsWithTehsils.has(`${state}/${slug}`) ? undefined : 'has no tehsil',
    ),
    ...checkDistricts('tehsils', places.tehsils, districts),
    ...checkDistricts('towns', places.towns, districts),
  ];
}

function checkDistricts(
  kind: 'tehsils' | 'towns',
  rows: readonly TehsilRow[],
  districts: ReadonlySet<string>,
): RowError[] {
  return [
    ...findRowErrors(kind, rows, (row) =>
      districts.has(toDistrictKey(row))
        ? undefined
        : `district: there is no "${toDistrictKey(row)}"`,
    ),
    ...findRowErrors(kind, rows, createNameCheck<TehsilRow>(toDistrictKey)),
  ];
}

type PlaceRow = { slug: string; name: { en: string }; aliases?: readonly string[] };

const toDistrictKey = ({ state, district }: { state: string; district: string }) =>
  `${state}/${district}`;

/** Names must be unique within a state or district, so that a search by name finds one place. */
function createNameCheck<T extends PlaceRow>(toParentKey: (row: T) => string) {
  const rowsByName = new Map<string, T>();
  return (row: T): string | undefined => {
    for (const name of toPlaceSlugs(row)) {
      const key = `${toParentKey(row)}/${name}`;
      const firstRow = rowsByName.get(key);
      if (firstRow !== undefined)
        return `"${name}" names "${firstRow.slug}" of ${toParentKey(row)} already`;
      rowsByName.set(key, row);
    }
    return undefined;
  };
}

function findRowErrors<T extends PlaceRow>(
  kind: PlaceKind,
  rows: readonly T[],
  check: (row: T) => string | undefined,
): RowError[] {
  return rows.flatMap((row, index) => {
    const reason = check(row);
    const file = `places/${PLACE_FILES[kind]}`;
    return reason === undefined ? [] : [{ file, row: index + 1, name: row.slug, reason }];
  });
}
