import {
  AGE_BANDS,
  DRIVE_TYPES,
  HP_BANDS,
  USED_PRICE_BANDS,
  type UsedFilter,
} from '@tractor-haat/api-client/contract';
import { LRUCache } from 'lru-cache';
import type { FacetSelection } from '../../../core/lists/list-index.ts';

type UsedDimension = Exclude<keyof UsedFilter, 'page' | 'per_page' | 'sort' | 'language' | 'age'>;

/** Bits in the column `used_shown.cell`, which the SQL function `show_used` writes. */
type BitRange = { shift: number; mask: number };

export const DIMENSION_BITS: Readonly<Record<UsedDimension | 'age', BitRange>> = {
  brand: { shift: 0, mask: 0x3ff },
  state: { shift: 10, mask: 0x3ff },
  hp: { shift: 20, mask: 7 },
  price: { shift: 23, mask: 7 },
  drive: { shift: 26, mask: 1 },
  feature: { shift: 27, mask: 1 },
  // Not part of the column, because ages change every year. `countListings` adds these bits.
  age: { shift: 28, mask: 7 },
};

const USED_DIMENSIONS = Object.keys(DIMENSION_BITS) as readonly (UsedDimension | 'age')[];

/** Number of bits in `used_shown.cell`, which contains all dimensions except the age. */
const CELL_BITS = 28;

/** A value is stored as its index in the list. Null means that the property is unknown. */
export const NUMBERED_VALUES = {
  hp: [null, ...HP_BANDS.map(({ slug }) => slug)],
  price: [null, ...USED_PRICE_BANDS.map(({ slug }) => slug)],
  age: [null, ...AGE_BANDS.map(({ slug }) => slug)],
  drive: [...DRIVE_TYPES],
  feature: [null, 'mini'],
} as const;

export function toYearRange(slug: string, thisYear: number): { from: number; to: number } {
  const band = AGE_BANDS.find((candidate) => candidate.slug === slug);
  if (band === undefined) throw new Error(`unknown age ${slug}`);
  return { from: band.upTo === null ? 0 : thisYear - band.upTo, to: thisYear - band.above - 1 };
}

export type ValueNumbers = Readonly<Record<'brand' | 'state', ReadonlyMap<string, number>>>;

export type UsedCounts = {
  total: number;
  /** By dimension and value. A count ignores the selected values of its own dimension. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Cells of the matching listings. Null if more than `MAX_SORTED_LISTINGS` listings match. */
  cells: readonly number[] | null;
};

/** Up to this many matching listings, sorting them is faster than an index scan. */
const MAX_SORTED_LISTINGS = 3000;

const CELL_MASK = (1 << CELL_BITS) - 1;

const MAX_CACHED_COUNTS = 500;

/** Number of listings per combination of filter values. A count over 200,000 combinations takes about 2 ms. */
export class CountTable {
  readonly #cache = new LRUCache<string, UsedCounts>({ max: MAX_CACHED_COUNTS });
  readonly #kinds: Int32Array;
  readonly #counts: Int32Array;
  readonly #numbers: ValueNumbers;
  readonly #maxSorted: number;

  constructor(
    kinds: Int32Array,
    counts: Int32Array,
    numbers: ValueNumbers,
    maxSorted = MAX_SORTED_LISTINGS,
  ) {
    this.#kinds = kinds;
    this.#counts = counts;
    this.#numbers = numbers;
    this.#maxSorted = maxSorted;
  }

  get total(): number {
    return this.count({}).total;
  }

  /** Returns undefined for a value that no listing has ever had. */
  findNumber(dimension: string, value: string): number | undefined {
    if (dimension === 'brand' || dimension === 'state') return this.#numbers[dimension].get(value);
    const values: readonly (string | null)[] | undefined = NUMBERED_VALUES[dimension as 'hp'];
    const number = values?.indexOf(value) ?? -1;
    return number < 0 ? undefined : number;
  }

  count(selection: FacetSelection): UsedCounts {
    const key = JSON.stringify(Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1)));
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const counts = this.#countSelection(selection);
    this.#cache.set(key, counts);
    return counts;
  }

  #countSelection(selection: FacetSelection): UsedCounts {
    const sums = USED_DIMENSIONS.map((name) => new Int32Array(DIMENSION_BITS[name].mask + 1));
    const filters = this.#createFilters(selection);
    const cells = new Set<number>();
    let total = 0;
    for (let index = 0; index < this.#kinds.length; index += 1) {
      // The casts are safe, because a typed array contains a number at every index below its length.
      const kind = this.#kinds[index] as number;
      const count = this.#counts[index] as number;
      let failedDimension: number | undefined;
      let failedFilters = 0;
      for (const { dimension, allowed, shift, mask } of filters) {
        if (allowed[(kind >>> shift) & mask] === 1) continue;
        failedFilters += 1;
        if (failedFilters > 1) break;
        failedDimension = dimension;
      }
      if (failedFilters > 1) continue;
      // The counts of a dimension ignore its own filter, so listings that fail only this filter are counted there.
      if (failedDimension !== undefined) {
        addCount(sums[failedDimension] as Int32Array, failedDimension, kind, count);
        continue;
      }
      total += count;
      if (total <= this.#maxSorted) cells.add(kind & CELL_MASK);
      for (let dimension = 0; dimension < sums.length; dimension += 1) {
        addCount(sums[dimension] as Int32Array, dimension, kind, count);
      }
    }
    const counts = new Map(
      USED_DIMENSIONS.map((name, index) => [name, this.#nameSums(name, sums[index])]),
    );
    return { total, counts, cells: total <= this.#maxSorted ? [...cells] : null };
  }

  /** `allowed` contains 1 at the numbers of the selected values. */
  #createFilters(selection: FacetSelection) {
    return USED_DIMENSIONS.flatMap((name, dimension) => {
      const values = selection[name] ?? [];
      if (values.length === 0) return [];
      const allowed = new Uint8Array(DIMENSION_BITS[name].mask + 1);
      for (const value of values) {
        const number = this.findNumber(name, value);
        if (number !== undefined) allowed[number] = 1;
      }
      return [{ dimension, allowed, ...DIMENSION_BITS[name] }];
    });
  }

  #nameSums(
    name: (typeof USED_DIMENSIONS)[number],
    sums: Int32Array | undefined,
  ): Map<string, number> {
    const numberedValues: Iterable<readonly [string, number]> =
      name === 'brand' || name === 'state'
        ? this.#numbers[name]
        : NUMBERED_VALUES[name].flatMap((value, number) =>
            value === null ? [] : [[value, number] as const],
          );
    return new Map([...numberedValues].map(([value, number]) => [value, sums?.[number] ?? 0]));
  }
}

const DIMENSION_BIT_RANGES = USED_DIMENSIONS.map((name) => DIMENSION_BITS[name]);

function addCount(sums: Int32Array, dimension: number, kind: number, count: number): void {
  const { shift, mask } = DIMENSION_BIT_RANGES[dimension] as (typeof DIMENSION_BIT_RANGES)[number];
  const value = (kind >>> shift) & mask;
  sums[value] = (sums[value] as number) + count;
}
