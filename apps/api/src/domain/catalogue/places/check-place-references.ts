import { PLACE_FILES, type PlaceKind, type Places, type TehsilRow } from '@tractor-haat/places';
import type { RowError } from '../../../shared/content-rows/content-problem.ts';
import { slugsOf } from './place-slugs.ts';

/** Checks between rows: parents must exist, and names must be unique. */
export function checkPlaceReferences(places: Places): RowError[] {
  const states = new Set(places.states.map(({ slug }) => slug));
  const districts = new Set(places.districts.map(({ state, slug }) => `${state}/${slug}`));
  const withTehsils = new Set(places.tehsils.map(districtOf));
  return [
    ...wrong(
      'states',
      places.states,
      namesTaken(() => 'India'),
    ),
    ...wrong('districts', places.districts, ({ state }) =>
      states.has(state) ? undefined : `state: there is no state "${state}"`,
    ),
    ...wrong(
      'districts',
      places.districts,
      namesTaken(({ state }) => state),
    ),
    ...wrong('districts', places.districts, ({ state, slug }) =>
      withTehsils.has(`${state}/${slug}`) ? undefined : 'has no tehsil',
    ),
    ...inDistricts('tehsils', places.tehsils, districts),
    ...inDistricts('towns', places.towns, districts),
  ];
}

function inDistricts(
  kind: 'tehsils' | 'towns',
  rows: readonly TehsilRow[],
  districts: ReadonlySet<string>,
): RowError[] {
  return [
    ...wrong(kind, rows, (row) =>
      districts.has(districtOf(row)) ? undefined : `district: there is no "${districtOf(row)}"`,
    ),
    ...wrong(kind, rows, namesTaken<TehsilRow>(districtOf)),
  ];
}

type PlaceRow = { slug: string; name: { en: string }; aliases?: readonly string[] };

const districtOf = ({ state, district }: { state: string; district: string }) =>
  `${state}/${district}`;

/** Slugs and other names of one parent's children must be unique, or a look-up would be ambiguous. */
function namesTaken<T extends PlaceRow>(parentOf: (row: T) => string) {
  const taken = new Map<string, T>();
  return (row: T): string | undefined => {
    for (const name of slugsOf(row)) {
      const key = `${parentOf(row)}/${name}`;
      const other = taken.get(key);
      if (other !== undefined) return `"${name}" names "${other.slug}" of ${parentOf(row)} already`;
      taken.set(key, row);
    }
    return undefined;
  };
}

function wrong<T extends PlaceRow>(
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
