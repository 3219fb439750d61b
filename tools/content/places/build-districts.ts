import path from 'node:path';
import { type DistrictRow, toPlaceSlug, toPlainName } from '@tractor-haat/places';
import type { BuiltState } from './build-states.ts';
import { completeName, readDistrictNames } from './complete-name.ts';
import { type CorrectionLine, readCorrectionLines, splitList } from './read-correction-lines.ts';
import type { GeoDistrict } from './read-sources.ts';

/**
 * `code` is the code of GeoNames. The `movedTowns` were in the districts `splitFrom` before the district was created.
 */
export type BuiltDistrict = DistrictRow & {
  code: string | null;
  splitFrom: string[];
  movedTowns: string[];
  newTehsils: string[];
};

const AREA_KIND_PATTERN = /^District | (?:District|district|Division)$/;
const SLUG_PREFIX = 'slug: ';

/** Combines the districts of GeoNames, under the names of our corrections, with districts that GeoNames lacks. */
export function buildDistricts(
  states: readonly BuiltState[],
  geoDistricts: readonly GeoDistrict[],
  folder: string,
): BuiltDistrict[] {
  const names = readCorrectionLines(path.join(folder, 'districts.txt'));
  const built = geoDistricts.map((district) => createFromGeoNames(district, states, names));
  const added = readCorrectionLines(path.join(folder, 'new-districts.txt')).map(
    createAddedDistrict,
  );
  const unused = names.filter(
    (line) => !built.some(({ state, plain }) => matches(line, state, plain)),
  );
  if (unused.length > 0) {
    throw new Error(`districts.txt names no district: ${unused.map(({ cells }) => cells[0])}`);
  }
  const districts = [...built.map(({ plain: _plain, ...row }) => row), ...added];
  return addNames(districts, folder).sort(
    (a, b) => compare(a.state, b.state) || compare(a.name.en, b.name.en),
  );
}

/** Names come from `district-names.txt`, or else from transliteration. */
function addNames(districts: readonly BuiltDistrict[], folder: string): BuiltDistrict[] {
  const names = readDistrictNames(folder);
  const districtKeys = new Set(districts.map(({ state, slug }) => `${state}/${slug}`));
  const unused = [...names.keys()].filter((key) => !districtKeys.has(key));
  if (unused.length > 0) throw new Error(`district-names.txt names no district: ${unused}`);
  return districts.map((district) => {
    const manualNames = names.get(`${district.state}/${district.slug}`) ?? {};
    return {
      ...district,
      ...completeName({ ...district.name, ...manualNames }, district.state, ['hi', 'gu', 'mr']),
    };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function matches({ section, cells }: CorrectionLine, state: string, plain: string): boolean {
  return section === state && toPlainName((cells[0] ?? '').split('=')[0] ?? '') === plain;
}

function createFromGeoNames(
  { code, name }: GeoDistrict,
  states: readonly BuiltState[],
  names: readonly CorrectionLine[],
): BuiltDistrict & { plain: string } {
  const state = states.find((candidate) => code.startsWith(`IN.${candidate.code}.`))?.slug;
  if (state === undefined) throw new Error(`${code} ${name} is in no state`);
  const plain = toPlainName(toPlainName(name).replace(AREA_KIND_PATTERN, ''));
  const cells = names.find((line) => matches(line, state, plain))?.cells ?? [];
  const [english = plain, hi = '', regional = '', additions] = cells;
  const en = english.split('=')[1]?.trim() ?? plain;
  const additionList = splitList(additions);
  const slug =
    additionList.find((addition) => addition.startsWith(SLUG_PREFIX))?.slice(SLUG_PREFIX.length) ??
    toPlaceSlug(en);
  const aliases = [...additionList.filter((addition) => !addition.startsWith(SLUG_PREFIX)), plain];
  return {
    ...createDistrict({ state, slug, en, hi, regional, aliases }),
    code,
    plain,
  };
}

function createAddedDistrict({ section: state, cells }: CorrectionLine): BuiltDistrict {
  const [en = '', hi = '', regional = '', from, tehsils, towns] = cells;
  return {
    ...createDistrict({ state, slug: toPlaceSlug(en), en, hi, regional, aliases: [] }),
    splitFrom: splitList(from),
    newTehsils: splitList(tehsils),
    movedTowns: [...splitList(tehsils), ...splitList(towns)],
  };
}

type DistrictFields = Record<'state' | 'slug' | 'en' | 'hi' | 'regional', string> & {
  aliases: string[];
};

function createDistrict({ state, slug, en, hi, regional, aliases }: DistrictFields): BuiltDistrict {
  const language = state === 'gujarat' ? 'gu' : 'mr';
  const name = {
    en,
    ...(hi === '' ? {} : { hi }),
    ...(regional === '' ? {} : { [language]: regional }),
  };
  const otherNames = [...new Set(aliases)].filter((alias) => alias !== en);
  return {
    state,
    slug,
    name,
    aliases: otherNames,
    code: null,
    splitFrom: [],
    movedTowns: [],
    newTehsils: [],
  };
}

/** Removes the fields that the content files do not contain. */
export function toDistrictRows(districts: readonly BuiltDistrict[]): DistrictRow[] {
  return districts.map(({ state, slug, name, aliases, transliterated }) => ({
    state,
    slug,
    name,
    aliases,
    ...(transliterated === undefined ? {} : { transliterated }),
  }));
}
