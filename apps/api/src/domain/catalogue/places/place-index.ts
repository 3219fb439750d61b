import type { LocalisedText } from '../../../database/schema/localised.ts';
import { groupBy } from '../../../shared/lists/group-by.ts';
import { NameIndex } from '../../../shared/names/name-index.ts';
import { listTexts } from '../../../shared/to-local-text.ts';

/** A place in the result of a look-up. */
export type PlaceName = { slug: string; name: LocalisedText };

/** `aliases`: slugs of its other names. */
export type State = PlaceName & { aliases: readonly string[] };
export type District = PlaceName & {
  id: number;
  state: string;
  state_name: LocalisedText;
  aliases: readonly string[];
};
export type Tehsil = PlaceName & { district_id: number };

/** Index of places by all of their names: the slug, those in four languages, former ones. */
export class PlaceIndex {
  readonly states: readonly State[];
  readonly districts: readonly District[];
  readonly #tehsils: ReadonlyMap<number, readonly Tehsil[]>;
  readonly #stateNames: NameIndex<State>;
  readonly #everywhere: NameIndex<District>;
  readonly #inState: ReadonlyMap<string, NameIndex<District>>;
  /** Created per district on first use: there are 780. */
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
    this.#everywhere = new NameIndex(districts, toNameEntry);
    const byState = groupBy(districts, (row) => row.state);
    this.#inState = new Map(
      [...byState].map(([slug, rows]) => [slug, new NameIndex(rows, toNameEntry)]),
    );
  }

  state(name: string): State | undefined {
    return this.#stateNames.findOne(name);
  }

  listDistricts(state: State): District[] {
    return this.districts.filter((row) => row.state === state.slug);
  }

  /** Districts that match a name in one state, or in all of India, where several may match. */
  findDistricts(name: string, state?: State): readonly District[] {
    const names = state === undefined ? this.#everywhere : this.#inState.get(state.slug);
    return names?.find(name) ?? [];
  }

  listTehsils({ id }: District): readonly Tehsil[] {
    return this.#tehsils.get(id) ?? [];
  }

  tehsil(name: string, district: District): Tehsil | undefined {
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
