import type { LocalisedText } from '../../../database/schema/localised.ts';
import { groupBy } from '../../../shared/lists/group-by.ts';
import { NameIndex } from '../../../shared/names/name-index.ts';
import { listTexts } from '../../../shared/to-local-text.ts';

export type PlaceName = { slug: string; name: LocalisedText };

export type State = PlaceName & { aliases: readonly string[] };
export type District = PlaceName & {
  id: number;
  state: string;
  state_name: LocalisedText;
  aliases: readonly string[];
};
export type Tehsil = PlaceName & { district_id: number };

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
