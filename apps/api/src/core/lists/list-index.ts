import { setImmediate } from 'node:timers/promises';
import { PER_PAGE } from '@tractor-haat/api-client/contract';

export type ListDefinition<Row> = {
  /** Values of a row for each filter, as in `brand: (row) => [row.brand]`. */
  dimensions: Readonly<Record<string, (row: Row) => readonly string[]>>;
  orders: Readonly<Record<string, (a: Row, b: Row) => number>>;
};

/** A row matches if it has one of the selected values in each dimension. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

export type ListResult<Row> = {
  total: number;
  rows: Row[];
  /** By dimension and value. A count ignores the selected values of its own dimension. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const ROWS_PER_STEP = 500;

/** Has one bit set per filter value. A search with all counts takes less than 1 ms. */
export class ListIndex<Row> {
  readonly rows: readonly Row[];
  readonly #sets = new Map<string, Map<string, BitSet>>();
  readonly #orders = new Map<string, Uint32Array>();
  readonly #totals = new Map<BitSet, number>();

  private constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  static create<Row>(rows: readonly Row[], definition: ListDefinition<Row>): ListIndex<Row> {
    const index = new ListIndex(rows);
    for (const _ of index.#build(definition));
    return index;
  }

  /** Pauses between slices, so that requests are served meanwhile. */
  static async createInSlices<Row>(
    rows: readonly Row[],
    definition: ListDefinition<Row>,
  ): Promise<ListIndex<Row>> {
    const index = new ListIndex(rows);
    await runPaced(index.#build(definition));
    return index;
  }

  *#build({ dimensions, orders }: ListDefinition<Row>): Generator<void> {
    const { rows } = this;
    for (const [name, toValues] of Object.entries(dimensions)) {
      const sets = new Map<string, BitSet>();
      for (const [position, row] of rows.entries()) {
        for (const value of toValues(row)) {
          let set = sets.get(value);
          if (set === undefined) {
            set = createEmptySet(rows.length);
            sets.set(value, set);
          }
          addRow(set, position);
        }
        if (position % ROWS_PER_STEP === 0) yield;
      }
      this.#sets.set(name, sets);
      for (const set of sets.values()) this.#totals.set(set, countCommon(set, set));
    }
    for (const [name, compare] of Object.entries(orders)) {
      const positions = rows.map((_, position) => position);
      const byOrder = (a: number, b: number) => compare(rows[a] as Row, rows[b] as Row) || a - b;
      this.#orders.set(name, yield* sortInSteps(positions, byOrder));
    }
  }

  get size(): number {
    return this.rows.length;
  }

  hasValue(dimension: string, value: string): boolean {
    return this.#sets.get(dimension)?.has(value) ?? false;
  }

  search(
    selection: FacetSelection,
    order: string,
    page: number,
    perPage: number = PER_PAGE,
  ): ListResult<Row> {
    const selectedSets = new Map<string, BitSet>();
    for (const [dimension, values] of Object.entries(selection)) {
      if (values.length === 0) continue;
      const sets = values.map(
        (value) => this.#sets.get(dimension)?.get(value) ?? createEmptySet(this.rows.length),
      );
      selectedSets.set(
        dimension,
        sets.length === 1 && sets[0] ? sets[0] : uniteSets(sets, this.rows.length),
      );
    }
    const matching = intersectSets([...selectedSets.values()]) ?? createFullSet(this.rows.length);
    return {
      total: countCommon(matching, matching),
      rows: this.#listRows(matching, order, (page - 1) * perPage, perPage),
      counts: this.#countValues(selectedSets),
    };
  }

  findFirst(selection: FacetSelection, order: string, isMatch: (row: Row) => boolean): Row | null {
    const selectedSets = Object.entries(selection).filter(([, values]) => values.length > 0);
    const sets = selectedSets.map(([dimension, values]) =>
      uniteSets(
        values.flatMap((value) => this.#sets.get(dimension)?.get(value) ?? []),
        this.rows.length,
      ),
    );
    const matching = intersectSets(sets);
    for (const position of this.#orders.get(order) ?? []) {
      const row = this.rows[position] as Row;
      if ((matching === null || hasRow(matching, position)) && isMatch(row)) return row;
    }
    return null;
  }

  #listRows(matching: BitSet, order: string, skip: number, limit: number): Row[] {
    const rows: Row[] = [];
    let matchCount = 0;
    for (const position of this.#orders.get(order) ?? []) {
      if (!hasRow(matching, position)) continue;
      matchCount += 1;
      if (matchCount <= skip) continue;
      rows.push(this.rows[position] as Row);
      if (rows.length === limit) break;
    }
    return rows;
  }

  #countValues(selectedSets: ReadonlyMap<string, BitSet>): Map<string, Map<string, number>> {
    const matching = intersectSets([...selectedSets.values()]);
    const counts = new Map<string, Map<string, number>>();
    for (const [dimension, sets] of this.#sets) {
      const otherSets = selectedSets.has(dimension)
        ? intersectSets(
            [...selectedSets].filter(([name]) => name !== dimension).map(([, set]) => set),
          )
        : matching;
      const valueCounts = new Map<string, number>();
      for (const [value, set] of sets) {
        valueCounts.set(
          value,
          otherSets === null ? (this.#totals.get(set) ?? 0) : countCommon(set, otherSets),
        );
      }
      counts.set(dimension, valueCounts);
    }
    return counts;
  }
}

/** One bit per row. `row >>> 5` is the index of the 32-bit word of a row, and `row & 31` its bit in the word. */
type BitSet = Uint32Array;

const createEmptySet = (rows: number): BitSet => new Uint32Array((rows + 31) >>> 5);

function createFullSet(rows: number): BitSet {
  const set = createEmptySet(rows).fill(0xffffffff);
  const bitsInLastWord = rows & 31;
  if (bitsInLastWord > 0) set[set.length - 1] = (1 << bitsInLastWord) - 1;
  return set;
}

function addRow(set: BitSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

function hasRow(set: BitSet, row: number): boolean {
  return (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

function uniteSets(sets: readonly BitSet[], rows: number): BitSet {
  const union = createEmptySet(rows);
  for (const set of sets)
    for (let index = 0; index < union.length; index += 1)
      union[index] = (union[index] ?? 0) | (set[index] ?? 0);
  return union;
}

/** Returns null for an empty list, which means all rows. */
function intersectSets(sets: readonly BitSet[]): BitSet | null {
  const [first, ...otherSets] = sets;
  if (first === undefined) return null;
  const common = first.slice();
  for (const set of otherSets)
    for (let index = 0; index < common.length; index += 1)
      common[index] = (common[index] ?? 0) & (set[index] ?? 0);
  return common;
}

/** Optimised, because it runs about 60 times per response. */
function countCommon(first: BitSet, second: BitSet): number {
  let count = 0;
  for (let index = 0; index < first.length; index += 1) {
    let bits = (first[index] as number) & (second[index] as number);
    if (bits === 0) continue;
    // Counts the bits of the word as in Hacker's Delight, 5-1.
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Number of positions that are sorted or merged between two steps. */
const RUN_LENGTH = 1000;

/** Merge sort that yields between steps, so that the caller can serve requests. */
function* sortInSteps(
  positions: readonly number[],
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let source = Uint32Array.from(positions);
  for (let start = 0; start < source.length; start += RUN_LENGTH) {
    source.subarray(start, start + RUN_LENGTH).sort(compare);
    yield;
  }
  for (let width = RUN_LENGTH; width < source.length; width *= 2) {
    const target = new Uint32Array(source.length);
    for (let start = 0; start < source.length; start += 2 * width) {
      const middle = Math.min(start + width, source.length);
      const end = Math.min(start + 2 * width, source.length);
      let [left, right] = [start, middle];
      for (let index = start; index < end; index += 1) {
        // The casts are safe: `leftItem` is used while `left < middle`, and `rightItem` while `right < end`.
        const [leftItem, rightItem] = [source[left] as number, source[right] as number];
        const isLeft = left < middle && (right >= end || compare(leftItem, rightItem) <= 0);
        target[index] = isLeft ? leftItem : rightItem;
        if (isLeft) left += 1;
        else right += 1;
        if (index % RUN_LENGTH === 0) yield;
      }
    }
    source = target;
  }
  return source;
}

/** A slice ends after this time, so that waiting requests are served. */
const SLICE_MS = 10;

export async function runPaced(steps: Iterable<unknown>): Promise<void> {
  let sliceStart = performance.now();
  for (const _ of steps) {
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
}
