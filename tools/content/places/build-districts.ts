import path from 'node:path';
import { type DistrictRow, placeSlug, plainName } from '@tractor-haat/places';
import type { BuiltState } from './build-states.ts';
import { completeName, handNames } from './complete-name.ts';
import { type CorrectionLine, readCorrectionLines, splitList } from './read-correction-lines.ts';
import type { GeoDistrict } from './read-sources.ts';

/** A district; `code` is the code of GeoNames, and `movedTowns` came from the districts `splitFrom`. */
export type BuiltDistrict = DistrictRow & {
  code: string | null;
  splitFrom: string[];
  movedTowns: string[];
  newTehsils: string[];
};

const KIND_OF_AREA = /^District | (?:District|district|Division)$/;
const SLUG_PREFIX = 'slug: ';

/** Districts of GeoNames under our names, plus those that GeoNames does not have yet. */
export function buildDistricts(
  states: readonly BuiltState[],
  geoDistricts: readonly GeoDistrict[],
  folder: string,
): BuiltDistrict[] {
  const names = readCorrectionLines(path.join(folder, 'districts.txt'));
  const built = geoDistricts.map((one) => fromGeoNames(one, states, names));
  const added = readCorrectionLines(path.join(folder, 'new-districts.txt')).map(addedDistrict);
  const unused = names.filter((line) => !built.some((one) => isFor(line, one.state, one.plain)));
  if (unused.length > 0) {
    throw new Error(`districts.txt names no district: ${unused.map(({ cells }) => cells[0])}`);
  }
  const all = [...built.map(({ plain: _plain, ...row }) => row), ...added];
  return addNames(all, folder).sort(
    (a, b) => compare(a.state, b.state) || compare(a.name.en, b.name.en),
  );
}

/** Adds names in all languages: from these lists, from `district-names.txt`, else by rule. */
function addNames(districts: readonly BuiltDistrict[], folder: string): BuiltDistrict[] {
  const names = handNames(folder);
  const districtKeys = new Set(districts.map(({ state, slug }) => `${state}/${slug}`));
  const unused = [...names.keys()].filter((key) => !districtKeys.has(key));
  if (unused.length > 0) throw new Error(`district-names.txt names no district: ${unused}`);
  return districts.map((district) => {
    const hand = names.get(`${district.state}/${district.slug}`) ?? {};
    return {
      ...district,
      ...completeName({ ...district.name, ...hand }, district.state, ['hi', 'gu', 'mr']),
    };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function isFor({ section, cells }: CorrectionLine, state: string, plain: string): boolean {
  return section === state && plainName((cells[0] ?? '').split('=')[0] ?? '') === plain;
}

function fromGeoNames(
  { code, name }: GeoDistrict,
  states: readonly BuiltState[],
  names: readonly CorrectionLine[],
): BuiltDistrict & { plain: string } {
  const state = states.find((one) => code.startsWith(`IN.${one.code}.`))?.slug;
  if (state === undefined) throw new Error(`${code} ${name} is in no state`);
  const plain = plainName(plainName(name).replace(KIND_OF_AREA, ''));
  const cells = names.find((line) => isFor(line, state, plain))?.cells ?? [];
  const [first = plain, hi = '', regional = '', also] = cells;
  const en = first.split('=')[1]?.trim() ?? plain;
  const others = splitList(also);
  const slug =
    others.find((one) => one.startsWith(SLUG_PREFIX))?.slice(SLUG_PREFIX.length) ?? placeSlug(en);
  const aliases = [...others.filter((one) => !one.startsWith(SLUG_PREFIX)), plain];
  return {
    ...createDistrict({ state, slug, en, hi, regional, aliases }),
    code,
    plain,
  };
}

function addedDistrict({ section: state, cells }: CorrectionLine): BuiltDistrict {
  const [en = '', hi = '', regional = '', from, tehsils, towns] = cells;
  return {
    ...createDistrict({ state, slug: placeSlug(en), en, hi, regional, aliases: [] }),
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
  const others = [...new Set(aliases)].filter((one) => one !== en);
  return {
    state,
    slug,
    name,
    aliases: others,
    code: null,
    splitFrom: [],
    movedTowns: [],
    newTehsils: [],
  };
}

/** Rows in the format of the content files. */
export function districtRows(districts: readonly BuiltDistrict[]): DistrictRow[] {
  return districts.map(({ state, slug, name, aliases, transliterated }) => ({
    state,
    slug,
    name,
    aliases,
    ...(transliterated === undefined ? {} : { transliterated }),
  }));
}
