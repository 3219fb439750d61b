import {
  type DistrictRow,
  type Places,
  type TehsilRow,
  toPlaceSlug,
  toPlainName,
} from '@tractor-haat/places';
import { toPlaceSlugs } from '../../../domain/catalogue/places/to-place-slugs.ts';
import { ContentError, type RowError } from '../../../shared/content-rows/content-error.ts';
import type { LgdRow } from './read-lgd-rows.ts';

export type LgdMergeResult = {
  places: Places;
  /** Keys of districts that are new, such as `gujarat/anand`. */
  newDistricts: string[];
  /** Keys of districts that are not in the directory. They are removed with their towns. */
  removedDistricts: string[];
};

/** States, translated names and published slugs are preserved. A district is matched by any of its names. */
export function mergeLgd(current: Places, rows: readonly LgdRow[], file: string): LgdMergeResult {
  const { districts, tehsils, newDistricts, rowErrors } = mergeRows(current, rows, file);
  for (const { slug, name } of current.states) {
    if ([...districts.values()].some(({ state }) => state === slug)) continue;
    rowErrors.push({ file, row: 0, name: name.en, reason: 'state: has no row in the file' });
  }
  if (rowErrors.length > 0) throw new ContentError(rowErrors);
  const isInDirectory = ({ state, district }: { state: string; district: string }) =>
    districts.has(`${state}/${district}`);
  return {
    places: {
      ...current,
      districts: [...districts.values()],
      tehsils: [...tehsils.values()],
      towns: current.towns.filter(isInDirectory),
    },
    newDistricts,
    removedDistricts: current.districts
      .map(({ state, slug }) => `${state}/${slug}`)
      .filter((key) => !districts.has(key)),
  };
}

/** Collects districts and tehsils by their key, such as `gujarat/anand`, and the errors of all rows. */
function mergeRows(current: Places, rows: readonly LgdRow[], file: string) {
  const rowErrors: RowError[] = [];
  const districts = new Map<string, DistrictRow>();
  const tehsils = new Map<string, TehsilRow>();
  const newDistricts: string[] = [];
  for (const row of rows) {
    const addError = (reason: string) =>
      rowErrors.push({ file, row: row.line, name: row.tehsil, reason });
    const state = findState(current, row.state);
    if (state === undefined) {
      addError(`state: there is no state "${row.state}"`);
      continue;
    }
    const existing = findDistrict(current, state.slug, row.district);
    const district = existing ?? createDistrictRow(state.slug, row.district);
    const key = `${state.slug}/${district.slug}`;
    if (existing === undefined && !districts.has(key)) newDistricts.push(key);
    districts.set(key, district);
    const tehsil = toTehsilRow(district, row);
    const tehsilKey = `${key}/${tehsil.slug}`;
    if (tehsil.slug === '') addError(`tehsil: "${row.tehsil}" has no Latin letters`);
    else if (tehsils.has(tehsilKey))
      addError(`tehsil: "${row.tehsil}" is in this district already`);
    tehsils.set(tehsilKey, tehsil);
  }
  return { districts, tehsils, newDistricts, rowErrors };
}

function findState({ states }: Places, name: string) {
  return states.find((state) => toPlaceSlugs(state).includes(toPlaceSlug(name)));
}

function findDistrict({ districts }: Places, stateSlug: string, name: string) {
  return districts.find(
    (district) =>
      district.state === stateSlug && toPlaceSlugs(district).includes(toPlaceSlug(name)),
  );
}

function createDistrictRow(state: string, name: string): DistrictRow {
  const en = toPlainName(name);
  return { state, slug: toPlaceSlug(en), name: { en }, aliases: [] };
}

function toTehsilRow({ state, slug }: DistrictRow, { tehsil, localName }: LgdRow): TehsilRow {
  const en = toPlainName(tehsil);
  const name = { en, ...toLocalName(localName, state) };
  return { state, district: slug, slug: toPlaceSlug(en), name };
}

type LocalName = { hi?: string; gu?: string; mr?: string };

/** Devanagari is Marathi in Maharashtra and Hindi elsewhere. The site has no languages in other scripts. */
export function toLocalName(name: string | undefined, state: string): LocalName {
  if (name === undefined) return {};
  if (/\p{Script=Gujarati}/u.test(name)) return { gu: name };
  if (!/\p{Script=Devanagari}/u.test(name)) return {};
  return state === 'maharashtra' ? { mr: name } : { hi: name };
}
