import path from 'node:path';
import { placeSlug, type TehsilRow, type TownRow, toPhoneticKey } from '@tractor-haat/places';
import { assignTaluks, toOfficeSound } from './assign-taluks.ts';
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
  return sources.districts.flatMap((district) => {
    const key = toDistrictKey(district);
    const listed = correctionLists.get(key);
    const names = listed ?? indiaPostLists.get(key);
    let source = SEAT_ONLY;
    if (listed !== undefined) source = FROM_CORRECTIONS;
    else if (names !== undefined) source = INDIA_POST;
    sources.report.add(source, district.name.en, district.state);
    return createRows(district, names ?? [district.name.en], namesByTehsil);
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
  const rows = names.map((en) => {
    const slug = placeSlug(en);
    const isSeat = en === district.name.en;
    const name = isSeat
      ? district.name
      : { en, ...namesByTehsil.get(`${state}/${district.slug}/${slug}`) };
    const languages = ['hi' as const, ...(REGIONAL_LANGUAGES[state] ?? [])];
    const { transliterated } = isSeat ? district : {};
    return {
      state,
      district: district.slug,
      slug,
      ...(isSeat
        ? { name, ...(transliterated === undefined ? {} : { transliterated }) }
        : completeName(name, state, languages)),
    };
  });
  const rowsBySlug = new Map(rows.map((row) => [row.slug, row]));
  return [...rowsBySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

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
  const { offices, report } = sources;
  const towns = collectTownSounds(sources.towns);
  const lists = new Map<string, string[]>();
  for (const [oldDistrict, list] of groupByOldDistrict(offices)) {
    const candidates = findCandidates(oldDistrict, sources);
    if (candidates.every((district) => correctionLists.has(district))) continue;
    const { taluks, nameless, merged } = mergeTaluks(list);
    const location = `${oldDistrict.district}, ${oldDistrict.state}`;
    if (nameless > 0) report.add('post offices without a taluk', String(nameless), location);
    if (merged > 0) report.add('spellings merged', String(merged), location);
    const headOfficeSounds = new Set(list.filter(isHeadOffice).map(toOfficeSound));
    const validTaluks = taluks.filter((taluk) => isValidTaluk(taluk, headOfficeSounds));
    const assigned = assignTaluks(validTaluks, candidates, towns);
    for (const taluk of taluks) {
      const key = assigned.get(taluk);
      if (!validTaluks.includes(taluk))
        report.add('taluks of too few post offices, dropped', taluk.name, location);
      else if (key === undefined)
        report.add(
          'taluks of a divided district that nothing places, dropped',
          taluk.name,
          location,
        );
      else if (!correctionLists.has(key)) addUnique(lists, key, taluk.name);
    }
  }
  return lists;
}

const isHeadOffice = ({ officeName }: PostOffice) => /\s[SH]\.?O\.?$/i.test(officeName);

function isValidTaluk({ sound, offices }: Taluk, headOfficeSounds: ReadonlySet<string>): boolean {
  const minOffices = headOfficeSounds.has(sound) ? MIN_OFFICES_WITH_HEAD_OFFICE : MIN_OFFICES;
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
    [name.en, ...aliases].some((alias) => placeSlug(alias) === placeSlug(oldDistrict.state)),
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

function collectTownSounds(towns: readonly TownRow[]): Map<string, Set<string>> {
  const sounds = new Map<string, Set<string>>();
  for (const { state, district, name } of towns) {
    const key = toDistrictKey({ state, slug: district });
    sounds.set(key, (sounds.get(key) ?? new Set()).add(toPhoneticKey(name.en)));
  }
  return sounds;
}
