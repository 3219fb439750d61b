import { nameKey, squeezedKey } from './name-key.ts';

/** All names of a thing. */
export type Names = { slug: string; names: Iterable<string> };

/** Finds things by any of their names, in any language and spelling. */
export class NameIndex<Thing> {
  readonly #slugs = new Map<string, Thing[]>();
  readonly #names = new Map<string, Thing[]>();
  readonly #squeezed = new Map<string, Thing[]>();

  constructor(things: Iterable<Thing>, namesOf: (thing: Thing) => Names) {
    for (const thing of things) {
      const { slug, names } = namesOf(thing);
      add(this.#slugs, nameKey(slug), thing);
      for (const name of [slug, ...names]) {
        const key = nameKey(name);
        add(this.#names, key, thing);
        add(this.#squeezed, squeezedKey(key), thing);
      }
    }
  }

  /**
   * Things that match a name: by slug, else by name, else ignoring spaces. Several for an ambiguous name, none for an
   * unknown one.
   */
  find(name: string): readonly Thing[] {
    const key = nameKey(name);
    if (key === '') return [];
    return (
      this.#slugs.get(key) ?? this.#names.get(key) ?? this.#squeezed.get(squeezedKey(key)) ?? []
    );
  }

  /** The only match of a name; undefined for none or several. */
  findOne(name: string): Thing | undefined {
    const [found, ...others] = this.find(name);
    return others.length > 0 ? undefined : found;
  }
}

function add<Thing>(to: Map<string, Thing[]>, key: string, thing: Thing): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [thing]);
  else if (!known.includes(thing)) known.push(thing);
}
