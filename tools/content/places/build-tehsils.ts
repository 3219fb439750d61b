import path from 'node:path';
import { placeSlug, type TehsilRow, type TownRow, toPhoneticKey } from '@tractor-haat/places';
import { assignTaluks, toOfficeSound } from './assign-taluks.ts';
import type { BuiltDistrict } from './build-districts.ts';
import type { BuiltState } from './build-states.ts';
import { completeName, tehsilNames } from './complete-name.ts';
import { districtKey, type FindDistrict } from './district-index.ts';
import { mergeTaluks, type Taluk } from './merge-taluks.ts';
import { parsePair, readCorrectionLines } from './read-correction-lines.ts';
import type { PostOffice } from './read-sources.ts';
import type { Report } from './report.ts';

/** Minimum of post offices that name a taluk; fewer usually mean a typing error. */
const MIN_OFFICES = 5;

/** Minimum where a sub or head post office has the taluk's name. */
const MIN_OFFICES_WITH_HEAD_OFFICE = 3;

/** Sources of a district's tehsils, as counted in the report. */
export const FROM_CORRECTIONS = 'districts with tehsils from our own list';
export const INDIA_POST = 'districts with tehsils from India Post';
export const SEAT_ONLY = 'districts whose seat is the only tehsil we know';

export type TehsilSources = {
  states: readonly BuiltState[];
  districts: readonly BuiltDistrict[];
  find: FindDistrict;
  towns: readonly TownRow[];
  offices: readonly PostOffice[];
  folder: string;
  report: Report;
};

/** Tehsils of all districts: from our own lists, else from India Post, else the district's seat. */
export function buildTehsils(sources: TehsilSources): TehsilRow[] {
  const correctionLists = readTehsilLists(sources);
  const indiaPostLists = fromIndiaPost(sources, correctionLists);
  const namesByTehsil = tehsilNames(sources.folder);
  return sources.districts.flatMap((district) => {
    const key = districtKey(district);
    const listed = correctionLists.get(key);
    const names = listed ?? indiaPostLists.get(key);
    const source =
      listed !== undefined ? FROM_CORRECTIONS : names !== undefined ? INDIA_POST : SEAT_ONLY;
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
  namesByTehsil: ReturnType<typeof tehsilNames>,
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
  const once = new Map(rows.map((row) => [row.slug, row]));
  return [...once.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function readTehsilLists({ districts, find, folder }: TehsilSources): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { section, cells } of readCorrectionLines(path.join(folder, 'tehsils.txt'))) {
    const { name, values } = parsePair(cells[0]);
    const district = find(section, name);
    if (district === undefined) throw new Error(`tehsils.txt: no district ${section}/${name}`);
    const key = districtKey(district);
    if (lists.has(key)) throw new Error(`tehsils.txt: ${key} occurs twice`);
    lists.set(key, values);
  }
  for (const district of districts)
    if (district.newTehsils.length > 0) lists.set(districtKey(district), district.newTehsils);
  return lists;
}

function fromIndiaPost(
  sources: TehsilSources,
  correctionLists: ReadonlyMap<string, string[]>,
): Map<string, string[]> {
  const { offices, report } = sources;
  const towns = townSounds(sources.towns);
  const lists = new Map<string, string[]>();
  for (const [old, list] of byOldDistrict(offices)) {
    const candidates = findCandidates(old, sources);
    if (candidates.every((one) => correctionLists.has(one))) continue;
    const { taluks, nameless, merged } = mergeTaluks(list);
    const where = `${old.district}, ${old.state}`;
    if (nameless > 0) report.add('post offices without a taluk', String(nameless), where);
    if (merged > 0) report.add('spellings merged', String(merged), where);
    const heads = new Set(list.filter(isHeadOffice).map(toOfficeSound));
    const real = taluks.filter((taluk) => isValidTaluk(taluk, heads));
    const placed = assignTaluks(real, candidates, towns);
    for (const taluk of taluks) {
      const key = placed.get(taluk);
      if (!real.includes(taluk))
        report.add('taluks of too few post offices, dropped', taluk.name, where);
      else if (key === undefined)
        report.add('taluks of a divided district that nothing places, dropped', taluk.name, where);
      else if (!correctionLists.has(key)) addOnce(lists, key, taluk.name);
    }
  }
  return lists;
}

const isHeadOffice = ({ officeName }: PostOffice) => /\s[SH]\.?O\.?$/i.test(officeName);

function isValidTaluk({ sound, offices }: Taluk, heads: ReadonlySet<string>): boolean {
  const enough = heads.has(sound) ? MIN_OFFICES_WITH_HEAD_OFFICE : MIN_OFFICES;
  return offices.length >= enough;
}

function addOnce(lists: Map<string, string[]>, key: string, name: string): void {
  const list = lists.get(key) ?? [];
  if (!list.some((one) => toPhoneticKey(one) === toPhoneticKey(name))) list.push(name);
  lists.set(key, list);
}

type OldDistrict = { state: string; district: string };

function byOldDistrict(offices: readonly PostOffice[]): Map<OldDistrict, PostOffice[]> {
  const groups = new Map<string, [OldDistrict, PostOffice[]]>();
  for (const office of offices) {
    const old = { state: office.stateName, district: office.districtName };
    const key = `${old.state}/${old.district}`;
    const group = groups.get(key) ?? [old, []];
    group[1].push(office);
    groups.set(key, group);
  }
  return new Map(groups.values());
}

/** Keys of the districts that an old district was divided into. */
function findCandidates(old: OldDistrict, { states, find, folder }: TehsilSources): string[] {
  const state = states.find(({ name, aliases }) =>
    [name.en, ...aliases].some((one) => placeSlug(one) === placeSlug(old.state)),
  );
  if (state === undefined) throw new Error(`India Post: no state ${old.state}`);
  const divided = readCorrectionLines(path.join(folder, 'india-post-districts.txt'))
    .filter(({ section }) => section === state.slug)
    .map(({ cells }) => parsePair(cells[0]))
    .find(({ name }) => name === old.district);
  return (divided?.values ?? [old.district]).map((name) => {
    const [first = '', second] = name.split('/');
    const district = second === undefined ? find(state.slug, first) : find(first, second);
    if (district === undefined) throw new Error(`India Post: no district ${state.slug}/${name}`);
    return districtKey(district);
  });
}

function townSounds(towns: readonly TownRow[]): Map<string, Set<string>> {
  const sounds = new Map<string, Set<string>>();
  for (const { state, district, name } of towns) {
    const key = districtKey({ state, slug: district });
    sounds.set(key, (sounds.get(key) ?? new Set()).add(toPhoneticKey(name.en)));
  }
  return sounds;
}
