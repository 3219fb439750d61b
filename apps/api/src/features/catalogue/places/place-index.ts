import type { NameReason } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import {
  type LocalisedText,
  listTexts,
  toLocalText,
} from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { contentState } from '../../../core/database/tables.ts';
import { cacheWithRevision } from '../../../core/lists/cache-by-revision.ts';
import { groupBy } from '../../../core/lists/compare-names.ts';
import { NameIndex } from '../../../core/lists/name-index.ts';
import { PLACES_STATE_NAME } from './seed-places.ts';
import { districts, states, tehsils } from './tables.ts';

export type PlaceName = { slug: string; name: LocalisedText };

type State = PlaceName & { aliases: readonly string[] };
type District = PlaceName & {
  id: number;
  state: string;
  state_name: LocalisedText;
  aliases: readonly string[];
};
type Tehsil = PlaceName & { district_id: number };

export class PlaceIndex {
  readonly states: readonly State[];
  readonly districts: readonly District[];
  readonly #tehsils: ReadonlyMap<number, readonly Tehsil[]>;
  readonly #stateNames: NameIndex<State>;
  readonly #districtNames: NameIndex<District>;
  readonly #districtNamesByState: ReadonlyMap<string, NameIndex<District>>;
  /** Keys are district ids. The index of a district is created when it is first used. */
  readonly #tehsilNames = new Map<number, NameIndex<Tehsil>>();

  constructor(
    states: readonly State[],
    districts: readonly District[],
    tehsils: readonly Tehsil[],
  ) {
    this.states = states;
    this.districts = districts;
    this.#tehsils = groupBy(tehsils, (row) => row.district_id);
    this.#stateNames = new NameIndex(states, toNameEntry);
    this.#districtNames = new NameIndex(districts, toNameEntry);
    const districtsByState = groupBy(districts, (row) => row.state);
    this.#districtNamesByState = new Map(
      [...districtsByState].map(([slug, rows]) => [slug, new NameIndex(rows, toNameEntry)]),
    );
  }

  findState(name: string): State | undefined {
    return this.#stateNames.findOne(name);
  }

  listDistricts(state: State): District[] {
    return this.districts.filter((row) => row.state === state.slug);
  }

  findDistricts(name: string, state?: State): readonly District[] {
    const names =
      state === undefined ? this.#districtNames : this.#districtNamesByState.get(state.slug);
    return names?.find(name) ?? [];
  }

  listTehsils({ id }: District): readonly Tehsil[] {
    return this.#tehsils.get(id) ?? [];
  }

  findTehsil(name: string, district: District): Tehsil | undefined {
    let names = this.#tehsilNames.get(district.id);
    if (names === undefined) {
      names = new NameIndex(this.listTehsils(district), toNameEntry);
      this.#tehsilNames.set(district.id, names);
    }
    return names.findOne(name);
  }
}

function toNameEntry({ slug, name, aliases = [] }: PlaceName & { aliases?: readonly string[] }) {
  return { slug, names: [...listTexts(name), ...aliases] };
}

export type PlaceIndexCache = () => Promise<PlaceIndex>;

export function createPlaceIndexCache(db: Database): PlaceIndexCache {
  const digestQuery = db
    .select({ digest: contentState.digest })
    .from(contentState)
    .where(eq(contentState.name, PLACES_STATE_NAME))
    .prepare('places_digest');
  return cacheWithRevision(
    async () => (await digestQuery.execute())[0]?.digest ?? '',
    () => createPlaceIndex(db),
  );
}

async function createPlaceIndex(db: Database): Promise<PlaceIndex> {
  const [allStates, allDistricts, allTehsils] = await Promise.all([
    db
      .select({ slug: states.slug, name: states.name, aliases: states.aliases })
      .from(states)
      .orderBy(asc(states.slug)),
    db
      .select({
        id: districts.id,
        slug: districts.slug,
        name: districts.name,
        aliases: districts.aliases,
        state: states.slug,
        state_name: states.name,
      })
      .from(districts)
      .innerJoin(states, eq(states.id, districts.state_id))
      .orderBy(asc(states.slug), asc(districts.slug)),
    db
      .select({ district_id: tehsils.district_id, slug: tehsils.slug, name: tehsils.name })
      .from(tehsils)
      .orderBy(asc(tehsils.district_id), asc(tehsils.slug)),
  ]);
  return new PlaceIndex(allStates, allDistricts, allTehsils);
}

export type PlaceInput = { state?: string; district?: string; tehsil?: string };

export type ResolvedPlace = { state?: State; district?: District; tehsil?: Tehsil };

type UnknownPlace = { field: 'state' | 'district' | 'tehsil'; reason: NameReason };

/** Searches the district within the state, if there is one, and the tehsil within the district. */
export function resolvePlace(
  places: PlaceIndex,
  { state = '', district = '', tehsil = '' }: PlaceInput,
): ResolvedPlace | UnknownPlace {
  const resolvedState = state === '' ? undefined : places.findState(state);
  if (state !== '' && resolvedState === undefined)
    return { field: 'state', reason: 'state_unknown' };
  if (district === '') return resolvedState === undefined ? {} : { state: resolvedState };
  const [match, ...otherMatches] = places.findDistricts(district, resolvedState);
  if (match === undefined) return { field: 'district', reason: 'district_unknown' };
  if (otherMatches.length > 0) return { field: 'district', reason: 'district_unclear' };
  const parentState = resolvedState ?? places.findState(match.state);
  const place =
    parentState === undefined ? { district: match } : { state: parentState, district: match };
  if (tehsil === '') return place;
  const resolvedTehsil = places.findTehsil(tehsil, match);
  if (resolvedTehsil === undefined) return { field: 'tehsil', reason: 'tehsil_unknown' };
  return { ...place, tehsil: resolvedTehsil };
}

/** Adds the name in `language` as `text` and sorts by it. */
export function localisePlaces<T extends { slug: string; name: LocalisedText }>(
  rows: readonly T[],
  language: Language,
): (T & { text: string })[] {
  const { compare } = new Intl.Collator([language, 'en'], { numeric: true });
  return rows
    .map((row) => ({ ...row, text: toLocalText(row.name, language).text }))
    .sort((a, b) => compare(a.text, b.text));
}

export function createStateNamesQuery(db: Database, statementSuffix: string) {
  const query = db
    .select({ slug: states.slug, name: states.name })
    .from(states)
    .orderBy(asc(states.slug))
    .prepare(`state_names_of_${statementSuffix}`);
  return async (): Promise<Map<string, LocalisedText>> =>
    new Map((await query.execute()).map((row) => [row.slug, row.name]));
}
