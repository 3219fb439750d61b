import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  districtRow,
  neighbourRow,
  PLACE_FILES,
  PLACE_KINDS,
  type PlaceKind,
  type Places,
  stateRow,
  type TehsilRow,
  tehsilRow,
  toPlaceSlug,
  townRow,
} from '@tractor-haat/places';
import type { z } from 'zod';
import { ContentError, type RowError, validateRows } from '../../../core/files/validate-rows.ts';
import { StartupError } from '../../../core/startup-error.ts';

export function checkPlaces({ texts }: Pick<PlaceTexts, 'texts'>): Places {
  const rowErrors: RowError[] = [];
  const parseRows = <T>(kind: PlaceKind, schema: z.ZodType<T>): T[] =>
    validateRows(`places/${PLACE_FILES[kind]}`, texts[kind], schema, rowErrors);
  const places = {
    states: parseRows('states', stateRow),
    districts: parseRows('districts', districtRow),
    tehsils: parseRows('tehsils', tehsilRow),
    towns: parseRows('towns', townRow),
    neighbours: parseRows('neighbours', neighbourRow),
  };
  // `places` lacks the invalid rows, so references to them would be reported too.
  if (rowErrors.length === 0) rowErrors.push(...checkPlaceReferences(places));
  if (rowErrors.length > 0) throw new ContentError(rowErrors);
  return places;
}

/** Increase this version when the same files produce different rows. The new digest triggers a seed. */
const SEED_VERSION = 1;

type PlaceTexts = { texts: Readonly<Record<PlaceKind, string>>; digest: string };

export function readPlaceFiles(contentDir: string): PlaceTexts {
  const hash = createHash('sha256').update(`version ${SEED_VERSION}\n`);
  const texts: Partial<Record<PlaceKind, string>> = {};
  for (const kind of PLACE_KINDS) {
    const text = readText(path.join(contentDir, 'places', PLACE_FILES[kind]));
    hash.update(`${kind} ${text.length}\n`).update(text);
    texts[kind] = text;
  }
  return { texts: texts as Record<PlaceKind, string>, digest: hash.digest('hex') };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The content file ${file} cannot be read.`, { cause });
  }
}

function checkPlaceReferences(places: Places): RowError[] {
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

type PlaceAliases = { slug: string; name: { en: string }; aliases?: readonly string[] };

export function toPlaceSlugs({ slug, name, aliases = [] }: PlaceAliases): string[] {
  return [...new Set([slug, ...[name.en, ...aliases].map(toPlaceSlug)])];
}
