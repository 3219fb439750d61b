import { LRUCache } from 'lru-cache';
import type { FacetSelection } from '../../../../shared/lists/list-index.ts';
import { BITS, CELL_BITS, DIMENSIONS, NUMBERED } from './cells.ts';

/** Numbers of brands and states by their slugs. */
export type Numbers = Readonly<Record<'brand' | 'state', ReadonlyMap<string, number>>>;

/** Number of listings for a choice, and for each further value. */
export type UsedCounts = {
  total: number;
  /** By dimension and value; a count respects the choices of other dimensions, not of its own. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Cells of the matching listings if they are few; else null. */
  cells: readonly number[] | null;
};

/** Up to this many listings, sorting the matching cells is faster than walking along the index. */
const FEW = 3000;

/** Cached choices: links of pages and crawlers repeat them. */
const MAX_KEPT = 500;

/**
 * Counts of all listings by their filter values: one number for each occurring combination. A choice is counted in one
 * pass, about 2 ms for 200,000 combinations.
 */
export class CountTable {
  readonly #kept = new LRUCache<string, UsedCounts>({ max: MAX_KEPT });
  readonly #kinds: Int32Array;
  readonly #counts: Int32Array;
  readonly #numbers: Numbers;
  readonly #few: number;

  constructor(kinds: Int32Array, counts: Int32Array, numbers: Numbers, few = FEW) {
    this.#kinds = kinds;
    this.#counts = counts;
    this.#numbers = numbers;
    this.#few = few;
  }

  /** Number of counted listings. */
  get total(): number {
    return this.count({}).total;
  }

  /** The number of a value in a cell; undefined if no listing ever had it. */
  numberOf(dimension: string, value: string): number | undefined {
    if (dimension === 'brand' || dimension === 'state') return this.#numbers[dimension].get(value);
    const values: readonly (string | null)[] | undefined = NUMBERED[dimension as 'hp'];
    const number = values?.indexOf(value) ?? -1;
    return number < 0 ? undefined : number;
  }

  count(chosen: FacetSelection): UsedCounts {
    const key = JSON.stringify(
      Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const before = this.#kept.get(key);
    if (before !== undefined) return before;
    const counted = this.#pass(chosen);
    this.#kept.set(key, counted);
    return counted;
  }

  #pass(chosen: FacetSelection): UsedCounts {
    const sums = DIMENSIONS.map((name) => new Int32Array(BITS[name].mask + 1));
    const narrowed = DIMENSIONS.flatMap((name, place) => {
      const values = chosen[name] ?? [];
      if (values.length === 0) return [];
      const allowed = new Uint8Array(BITS[name].mask + 1);
      for (const value of values) {
        const number = this.numberOf(name, value);
        if (number !== undefined) allowed[number] = 1;
      }
      return [{ place, allowed, ...BITS[name] }];
    });
    const cells = new Set<number>();
    let total = 0;
    for (let i = 0; i < this.#kinds.length; i += 1) {
      // Within its length a typed array has a number at every index.
      const kind = this.#kinds[i] as number;
      const count = this.#counts[i] as number;
      let missed = -1;
      let misses = 0;
      for (const { place, allowed, shift, mask } of narrowed) {
        if (allowed[(kind >>> shift) & mask] === 1) continue;
        misses += 1;
        if (misses > 1) break;
        missed = place;
      }
      if (misses > 1) continue;
      if (misses === 1) {
        add(sums[missed] as Int32Array, missed, kind, count);
        continue;
      }
      total += count;
      if (total <= this.#few) cells.add(kind & ((1 << CELL_BITS) - 1));
      for (let place = 0; place < sums.length; place += 1) {
        add(sums[place] as Int32Array, place, kind, count);
      }
    }
    const counts = new Map(DIMENSIONS.map((name, at) => [name, this.#named(name, sums[at])]));
    return { total, counts, cells: total <= this.#few ? [...cells] : null };
  }

  #named(name: (typeof DIMENSIONS)[number], sums: Int32Array | undefined): Map<string, number> {
    const numbered: Iterable<readonly [string, number]> =
      name === 'brand' || name === 'state'
        ? this.#numbers[name]
        : NUMBERED[name].flatMap((value, number) =>
            value === null ? [] : [[value, number] as const],
          );
    return new Map([...numbered].map(([value, number]) => [value, sums?.[number] ?? 0]));
  }
}

const PLACES = DIMENSIONS.map((name) => BITS[name]);

function add(sums: Int32Array, place: number, kind: number, count: number): void {
  const { shift, mask } = PLACES[place] as (typeof PLACES)[number];
  const value = (kind >>> shift) & mask;
  sums[value] = (sums[value] as number) + count;
}
