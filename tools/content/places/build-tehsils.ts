import path from 'node:path';
import { type TehsilRow, type TownRow, toPhoneticKey, toPlaceSlug } from '@tractor-haat/places';
import { assignTaluks, toOfficeKey } from './assign-taluks.ts';
import type { BuiltDistrict } from './build-districts.ts';
import type { BuiltState } from './build-states.ts';
import { completeName, readTehsilNames } from './complete-name.ts';
import { type FindDistrict, toDistrictKey } from './create-district-finder.ts';
import { mergeTaluks, type Taluk } from './merge-taluks.ts';
import { parsePair, readCorrectionLines } from './read-correction-lines.ts';
import type { PostOffice } from './read-sources.ts';
import type { Report } from './report.ts';

/** Minimum number of post offices that name a taluk. Fewer usually mean a typing error. */
const MIN_OFFICES = 5;

/** Minimum if a sub or head post office has the name of the taluk. */
const MIN_OFFICES_WITH_HEAD_OFFICE = 3;

/** Sources of tehsils, as counted in the report. */
export const FROM_CORRECTIONS = 'districts with tehsils from our own list';
export const INDIA_POST = 'districts with tehsils from India Post';
export const SEAT_ONLY = 'districts whose seat is the only tehsil we know';

export type TehsilSources = {
  states: readonly BuiltState[];
  districts: readonly BuiltDistrict[];
  findDistrict: FindDistrict;
  towns: readonly TownRow[];
  offices: readonly PostOffice[];
  folder: string;
  report: Report;
};

/**
 * Tehsils come from our own lists, or else from India Post. A district that neither contains has its seat as only
 * tehsil.
 */
export function buildTehsils(sources: TehsilSources): TehsilRow[] {
  const correctionLists = readTehsilLists(sources);
  const indiaPostLists = readIndiaPostLists(sources, correctionLists);
  const namesByTehsil = readTehsilNames(sources.folder);
  const selectNames = (district: BuiltDistrict) => {
    const key = toDistrictKey(district);
    const [corrected, listed] = [correctionLists.get(key), indiaPostLists.get(key)];
    if (corrected !== undefined) return { source: FROM_CORRECTIONS, names: corrected };
    if (listed !== undefined) return { source: INDIA_POST, names: listed };
    return { source: SEAT_ONLY, names: [district.name.en] };
  };
  return sources.districts.flatMap((district) => {
    const { source, names } = selectNames(district);
    sources.report.add(source, district.name.en, district.state);
    return createRows(district, names, namesByTehsil);
  });
}

/** Languages of a state besides Hindi and English. */
const REGIONAL_LANGUAGES: Readonly<Record<string, readonly ('gu' | 'mr')[]>> = {
  'dadra-and-nagar-haveli-and-daman-and-diu': ['gu'],
  goa: ['mr'],
  gujarat: ['gu'],
  maharashtra: ['mr'],
};

function createRows(
  district: BuiltDistrict,
  names: readonly string[],
  namesByTehsil: ReturnType<typeof readTehsilNames>,
): TehsilRow[] {
  const { state } = district;
  const languages = ['hi' as const, ...(REGIONAL_LANGUAGES[state] ?? [])];
  const rows = names.map((en) => {
    const slug = toPlaceSlug(en);
    const tehsilName = { en, ...namesByTehsil.get(`${state}/${district.slug}/${slug}`) };
    const isSeat = en === district.name.en;
    return {
      state,
      district: district.slug,
      slug,
      ...(isSeat ? getSeatName(district) : completeName(tehsilName, state, languages)),
    };
  });
  const rowsBySlug = new Map(rows.map((row) => [row.slug, row]));
  return [...rowsBySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The seat of a district has the name of the district. */
const getSeatName = ({ name, transliterated }: BuiltDistrict) => ({
  name,
  ...(transliterated === undefined ? {} : { transliterated }),
});

function readTehsilLists({
  districts,
  findDistrict,
  folder,
}: TehsilSources): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { section, cells } of readCorrectionLines(path.join(folder, 'tehsils.txt'))) {
    const { name, values } = parsePair(cells[0]);
    const district = findDistrict(section, name);
    if (district === undefined) throw new Error(`tehsils.txt: no district ${section}/${name}`);
    const key = toDistrictKey(district);
    if (lists.has(key)) throw new Error(`tehsils.txt: ${key} occurs twice`);
    lists.set(key, values);
  }
  for (const district of districts)
    if (district.newTehsils.length > 0) lists.set(toDistrictKey(district), district.newTehsils);
  return lists;
}

function readIndiaPostLists(
  sources: TehsilSources,
  correctionLists: ReadonlyMap<string, string[]>,
): Map<string, string[]> {
  const { report } = sources;
  const towns = collectTownKeys(sources.towns);
  const lists = new Map<string, string[]>();
  for (const [oldDistrict, offices] of groupByOldDistrict(sources.offices)) {
    const candidates = findCandidates(oldDistrict, sources);
    if (candidates.every((district) => correctionLists.has(district))) continue;
    const { taluks, nameless, merged } = mergeTaluks(offices);
    const location = `${oldDistrict.district}, ${oldDistrict.state}`;
    if (nameless > 0) report.add('post offices without a taluk', String(nameless), location);
    if (merged > 0) report.add('spellings merged', String(merged), location);
    const validTaluks = filterValidTaluks(taluks, offices);
    const assigned = assignTaluks(validTaluks, candidates, towns);
    for (const taluk of taluks) {
      const key = assigned.get(taluk);
      if (!validTaluks.includes(taluk)) report.add(INVALID_LABEL, taluk.name, location);
      else if (key === undefined) report.add(UNASSIGNED_LABEL, taluk.name, location);
      else if (!correctionLists.has(key)) addUnique(lists, key, taluk.name);
    }
  }
  return lists;
}

const INVALID_LABEL = 'taluks of too few post offices, dropped';
const UNASSIGNED_LABEL = 'taluks of a divided district that nothing places, dropped';

/** Returns the taluks that enough post offices of their district name. */
function filterValidTaluks(taluks: readonly Taluk[], offices: readonly PostOffice[]): Taluk[] {
  const headOfficeKeys = new Set(offices.filter(isHeadOffice).map(toOfficeKey));
  return taluks.filter((taluk) => isValidTaluk(taluk, headOfficeKeys));
}

const isHeadOffice = ({ officeName }: PostOffice) => /\s[SH]\.?O\.?$/i.test(officeName);

function isValidTaluk(
  { phoneticKey, offices }: Taluk,
  headOfficeKeys: ReadonlySet<string>,
): boolean {
  const minOffices = headOfficeKeys.has(phoneticKey) ? MIN_OFFICES_WITH_HEAD_OFFICE : MIN_OFFICES;
  return offices.length >= minOffices;
}

function addUnique(lists: Map<string, string[]>, key: string, name: string): void {
  const list = lists.get(key) ?? [];
  if (!list.some((listed) => toPhoneticKey(listed) === toPhoneticKey(name))) list.push(name);
  lists.set(key, list);
}

type OldDistrict = { state: string; district: string };

function groupByOldDistrict(offices: readonly PostOffice[]): Map<OldDistrict, PostOffice[]> {
  const groups = new Map<string, [OldDistrict, PostOffice[]]>();
  for (const office of offices) {
    const oldDistrict = { state: office.stateName, district: office.districtName };
    const key = `${oldDistrict.state}/${oldDistrict.district}`;
    const group = groups.get(key) ?? [oldDistrict, []];
    group[1].push(office);
    groups.set(key, group);
  }
  return new Map(groups.values());
}

/** Returns the keys of the districts into which an old district was divided. */
function findCandidates(
  oldDistrict: OldDistrict,
  { states, findDistrict, folder }: TehsilSources,
): string[] {
  const state = states.find(({ name, aliases }) =>
    [name.en, ...aliases].some((alias) => toPlaceSlug(alias) === toPlaceSlug(oldDistrict.state)),
  );
  if (state === undefined) throw new Error(`India Post: no state ${oldDistrict.state}`);
  const divided = readCorrectionLines(path.join(folder, 'india-post-districts.txt'))
    .filter(({ section }) => section === state.slug)
    .map(({ cells }) => parsePair(cells[0]))
    .find(({ name }) => name === oldDistrict.district);
  return (divided?.values ?? [oldDistrict.district]).map((name) => {
    const [first = '', second] = name.split('/');
    const district =
      second === undefined ? findDistrict(state.slug, first) : findDistrict(first, second);
    if (district === undefined) throw new Error(`India Post: no district ${state.slug}/${name}`);
    return toDistrictKey(district);
  });
}

function collectTownKeys(towns: readonly TownRow[]): Map<string, Set<string>> {
  const keysByDistrict = new Map<string, Set<string>>();
  for (const { state, district, name } of towns) {
    const districtKey = toDistrictKey({ state, slug: district });
    const keys = keysByDistrict.get(districtKey) ?? new Set();
    keysByDistrict.set(districtKey, keys.add(toPhoneticKey(name.en)));
  }
  return keysByDistrict;
}
