import {
  type DistrictRow,
  type Places,
  type TehsilRow,
  toPlaceSlug,
  toPlainName,
} from '@tractor-haat/places';
import { z } from 'zod';
import { readCsv } from '../../core/files/read-csv.ts';
import { ContentError, type RowError } from '../../core/files/validate-rows.ts';
import { StartupError } from '../../core/startup-error.ts';
import { toPlaceSlugs } from '../../features/catalogue/places/check-places.ts';

type LgdMergeResult = {
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

/** A sub-district (tehsil) of the Local Government Directory, with its name in the state's language. */
type LgdRow = {
  line: number;
  state: string;
  district: string;
  tehsil: string;
  localName: string | undefined;
};

const nameSchema = z
  .string()
  .min(1, 'is empty')
  .max(80, 'is longer than 80 characters')
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/&-]+$/u, 'is no name');

const lgdRowSchema = z.object({
  state: nameSchema,
  district: nameSchema,
  tehsil: nameSchema,
  localName: nameSchema.optional(),
});

/** Downloads of the directory differ in their column titles. */
const COLUMN_PATTERNS = {
  state: /^state(?:orut)?name(?:inenglish)?$/,
  district: /^districtname(?:inenglish)?$/,
  tehsil: /^subdistrictname(?:inenglish)?$/,
} as const;
const LOCAL_NAME_PATTERN = /^subdistrictnameinlocal(?:language)?$/;

export function readLgdRows(text: string, file: string): LgdRow[] {
  const [header, ...lines] = readCsv(text);
  const titles = (header?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const findColumn = (kind: keyof typeof COLUMN_PATTERNS) => {
    const index = titles.findIndex((title) => COLUMN_PATTERNS[kind].test(title));
    if (index < 0) {
      throw new StartupError(
        `${file} has no column for the name of the ${kind}; its columns are: ${header?.cells.join(', ')}.`,
      );
    }
    return index;
  };
  const columns = {
    state: findColumn('state'),
    district: findColumn('district'),
    tehsil: findColumn('tehsil'),
    local: titles.findIndex((title) => LOCAL_NAME_PATTERN.test(title)),
  };
  const rowErrors: RowError[] = [];
  const rows = lines.flatMap(({ line, cells }) => {
    const tehsil = cells[columns.tehsil] ?? '';
    const { data, error } = lgdRowSchema.safeParse({
      state: cells[columns.state] ?? '',
      district: cells[columns.district] ?? '',
      tehsil,
      localName: cells[columns.local] || undefined,
    });
    if (error === undefined) return [{ line, ...data, localName: data.localName }];
    for (const { path, message } of error.issues) {
      rowErrors.push({ file, row: line, name: tehsil, reason: `${path.join('.')}: ${message}` });
    }
    return [];
  });
  if (lines.length === 0) throw new StartupError(`${file} has no rows.`);
  if (rowErrors.length > 0) throw new ContentError(rowErrors);
  return rows;
}
