import path from 'node:path';
import { placeSlug, type TehsilRow, type TownRow, toPhoneticKey } from '@tractor-haat/places';
import { pairOf, readLines } from './corrections.ts';
import { districtKey, type FindDistrict } from './district-index.ts';
import type { BuiltDistrict } from './districts.ts';
import { completeName, tehsilNames } from './place-names.ts';
import { officeSound, placeTaluks } from './place-taluk.ts';
import type { Report } from './report.ts';
import type { PostOffice } from './sources.ts';
import type { BuiltState } from './states.ts';
import { type Taluk, taluksOf } from './taluks.ts';

/** Minimum of post offices that name a taluk; fewer usually mean a typing error. */
const OFFICES_AT_LEAST = 5;

/** Minimum where a sub or head post office has the taluk's name. */
const OFFICES_WITH_A_HEAD_OFFICE = 3;

/** Sources of a district's tehsils, as counted in the report. */
export const OWN = 'districts with tehsils from our own list';
export const INDIA_POST = 'districts with tehsils from India Post';
export const SEAT = 'districts whose seat is the only tehsil we know';

export type TehsilParts = {
  states: readonly BuiltState[];
  districts: readonly BuiltDistrict[];
  find: FindDistrict;
  towns: readonly TownRow[];
  offices: readonly PostOffice[];
  folder: string;
  report: Report;
};

/** Tehsils of all districts: from our own lists, else from India Post, else the district's seat. */
export function buildTehsils(parts: TehsilParts): TehsilRow[] {
  const own = ownLists(parts);
  const found = fromIndiaPost(parts, own);
  const known = tehsilNames(parts.folder);
  return parts.districts.flatMap((district) => {
    const key = districtKey(district);
    const listed = own.get(key);
    const names = listed ?? found.get(key);
    const source = listed !== undefined ? OWN : names !== undefined ? INDIA_POST : SEAT;
    parts.report.add(source, district.name.en, district.state);
    return rowsOf(district, names ?? [district.name.en], known);
  });
}

/** Languages of a state besides Hindi and English. */
const REGIONAL: Readonly<Record<string, readonly ('gu' | 'mr')[]>> = {
  'dadra-and-nagar-haveli-and-daman-and-diu': ['gu'],
  goa: ['mr'],
  gujarat: ['gu'],
  maharashtra: ['mr'],
};

function rowsOf(
  district: BuiltDistrict,
  names: readonly string[],
  known: ReturnType<typeof tehsilNames>,
): TehsilRow[] {
  const { state } = district;
  const rows = names.map((en) => {
    const slug = placeSlug(en);
    const isSeat = en === district.name.en;
    const name = isSeat ? district.name : { en, ...known.get(`${state}/${district.slug}/${slug}`) };
    const languages = ['hi' as const, ...(REGIONAL[state] ?? [])];
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

function ownLists({ districts, find, folder }: TehsilParts): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { section, cells } of readLines(path.join(folder, 'tehsils.txt'))) {
    const { name, values } = pairOf(cells[0]);
    const district = find(section, name);
    if (district === undefined) throw new Error(`tehsils.txt: no district ${section}/${name}`);
    const key = districtKey(district);
    if (lists.has(key)) throw new Error(`tehsils.txt: ${key} occurs twice`);
    lists.set(key, values);
  }
  for (const one of districts)
    if (one.newTehsils.length > 0) lists.set(districtKey(one), one.newTehsils);
  return lists;
}

function fromIndiaPost(
  parts: TehsilParts,
  own: ReadonlyMap<string, string[]>,
): Map<string, string[]> {
  const { offices, report } = parts;
  const towns = townSounds(parts.towns);
  const lists = new Map<string, string[]>();
  for (const [old, list] of byOldDistrict(offices)) {
    const candidates = candidatesOf(old, parts);
    if (candidates.every((one) => own.has(one))) continue;
    const { taluks, nameless, merged } = taluksOf(list);
    const where = `${old.district}, ${old.state}`;
    if (nameless > 0) report.add('post offices without a taluk', String(nameless), where);
    if (merged > 0) report.add('spellings merged', String(merged), where);
    const heads = new Set(list.filter(isHeadOffice).map(officeSound));
    const real = taluks.filter((taluk) => isReal(taluk, heads));
    const placed = placeTaluks(real, candidates, towns);
    for (const taluk of taluks) {
      const key = placed.get(taluk);
      if (!real.includes(taluk))
        report.add('taluks of too few post offices, dropped', taluk.name, where);
      else if (key === undefined)
        report.add('taluks of a divided district that nothing places, dropped', taluk.name, where);
      else if (!own.has(key)) addOnce(lists, key, taluk.name);
    }
  }
  return lists;
}

const isHeadOffice = ({ officeName }: PostOffice) => /\s[SH]\.?O\.?$/i.test(officeName);

function isReal({ sound, offices }: Taluk, heads: ReadonlySet<string>): boolean {
  const enough = heads.has(sound) ? OFFICES_WITH_A_HEAD_OFFICE : OFFICES_AT_LEAST;
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
function candidatesOf(old: OldDistrict, { states, find, folder }: TehsilParts): string[] {
  const state = states.find(({ name, aliases }) =>
    [name.en, ...aliases].some((one) => placeSlug(one) === placeSlug(old.state)),
  );
  if (state === undefined) throw new Error(`India Post: no state ${old.state}`);
  const divided = readLines(path.join(folder, 'india-post-districts.txt'))
    .filter(({ section }) => section === state.slug)
    .map(({ cells }) => pairOf(cells[0]))
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
