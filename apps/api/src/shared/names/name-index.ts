import { removeSpaces, toNameKey } from './to-name-key.ts';

export type Names = { slug: string; names: Iterable<string> };

export class NameIndex<Thing> {
  readonly #slugs = new Map<string, Thing[]>();
  readonly #names = new Map<string, Thing[]>();
  readonly #squeezed = new Map<string, Thing[]>();

  constructor(things: Iterable<Thing>, getNames: (thing: Thing) => Names) {
    for (const thing of things) {
      const { slug, names } = getNames(thing);
      add(this.#slugs, toNameKey(slug), thing);
      for (const name of [slug, ...names]) {
        const key = toNameKey(name);
        add(this.#names, key, thing);
        add(this.#squeezed, removeSpaces(key), thing);
      }
    }
  }

  /**
   * Things that match a name: by slug, else by name, else ignoring spaces. Several for an ambiguous name, none for an
   * unknown one.
   */
  find(name: string): readonly Thing[] {
    const key = toNameKey(name);
    if (key === '') return [];
    return (
      this.#slugs.get(key) ?? this.#names.get(key) ?? this.#squeezed.get(removeSpaces(key)) ?? []
    );
  }

  /** The only match of a name; undefined for none or several. */
  findOne(name: string): Thing | undefined {
    const [match, ...others] = this.find(name);
    return others.length > 0 ? undefined : match;
  }
}

function add<Thing>(to: Map<string, Thing[]>, key: string, thing: Thing): void {
  const existing = to.get(key);
  if (existing === undefined) to.set(key, [thing]);
  else if (!existing.includes(thing)) existing.push(thing);
}
