import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { type BitSet, countBoth, either, emptySet, fullSet, has, inAll, put } from './bit-set.ts';
import { paced } from './paced.ts';
import { sortedInSteps } from './sorted-in-steps.ts';

export type ListDefinition<Row> = {
  /** Values of a row by filter: `brand: (row) => [row.brand]`. */
  dimensions: Readonly<Record<string, (row: Row) => readonly string[]>>;
  orders: Readonly<Record<string, (one: Row, other: Row) => number>>;
};

/** Chosen values by dimension: OR within one, AND between dimensions. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

/** The matching rows, and counts for each further choice. */
export type ListResult<Row> = {
  total: number;
  rows: Row[];
  /** By dimension and value; a count respects the choices of other dimensions, not of its own. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** Rows between two checks of the clock. */
const STEP = 500;

function takeAll(steps: Iterable<void>): void {
  for (const _ of steps);
}

/**
 * In-memory index of a list: answers any combination of filters with all counts in less than a millisecond, by bit sets
 * per value. It is derived from the database and rebuilt after changes.
 */
export class ListIndex<Row> {
  readonly rows: readonly Row[];
  readonly #sets = new Map<string, Map<string, BitSet>>();
  readonly #orders = new Map<string, Uint32Array>();
  /** Counts without any filter, the most frequent request. */
  readonly #totals = new Map<BitSet, number>();

  constructor(rows: readonly Row[], definition: ListDefinition<Row>, take = takeAll) {
    this.rows = rows;
    take(this.#steps(definition));
  }

  /** Builds a large index in slices, so that requests are served in between. */
  static async inSlices<Row>(
    rows: readonly Row[],
    definition: ListDefinition<Row>,
  ): Promise<ListIndex<Row>> {
    let steps: Iterable<void> = [];
    const index = new ListIndex(rows, definition, (all) => {
      steps = all;
    });
    await paced(steps);
    return index;
  }

  /** The build in steps of some milliseconds. */
  *#steps({ dimensions, orders }: ListDefinition<Row>): Generator<void> {
    const { rows } = this;
    for (const [name, valuesOf] of Object.entries(dimensions)) {
      const sets = new Map<string, BitSet>();
      for (const [place, row] of rows.entries()) {
        for (const value of valuesOf(row)) {
          let set = sets.get(value);
          if (set === undefined) {
            set = emptySet(rows.length);
            sets.set(value, set);
          }
          put(set, place);
        }
        if (place % STEP === 0) yield;
      }
      this.#sets.set(name, sets);
      for (const set of sets.values()) this.#totals.set(set, countBoth(set, set));
    }
    for (const [name, compare] of Object.entries(orders)) {
      const places = rows.map((_, place) => place);
      const byOrder = (a: number, b: number) => compare(rows[a] as Row, rows[b] as Row) || a - b;
      this.#orders.set(name, yield* sortedInSteps(places, byOrder));
    }
  }

  get size(): number {
    return this.rows.length;
  }

  /** True if any row has this value. */
  knows(dimension: string, value: string): boolean {
    return this.#sets.get(dimension)?.has(value) ?? false;
  }

  search(
    chosen: FacetSelection,
    order: string,
    page: number,
    perPage: number = PER_PAGE,
  ): ListResult<Row> {
    const narrowed = new Map<string, BitSet>();
    for (const [dimension, values] of Object.entries(chosen)) {
      if (values.length === 0) continue;
      const sets = values.map(
        (value) => this.#sets.get(dimension)?.get(value) ?? emptySet(this.rows.length),
      );
      narrowed.set(
        dimension,
        sets.length === 1 && sets[0] ? sets[0] : either(sets, this.rows.length),
      );
    }
    const matching = inAll([...narrowed.values()]) ?? fullSet(this.rows.length);
    return {
      total: countBoth(matching, matching),
      rows: this.#rowsOf(matching, order, (page - 1) * perPage, perPage),
      counts: this.#counts(narrowed),
    };
  }

  /** The first row in an order that matches and passes `test`. */
  first(chosen: FacetSelection, order: string, test: (row: Row) => boolean): Row | null {
    const narrowed = Object.entries(chosen).filter(([, values]) => values.length > 0);
    const sets = narrowed.map(([dimension, values]) =>
      either(
        values.flatMap((value) => this.#sets.get(dimension)?.get(value) ?? []),
        this.rows.length,
      ),
    );
    const matching = inAll(sets);
    for (const place of this.#orders.get(order) ?? []) {
      const row = this.rows[place] as Row;
      if ((matching === null || has(matching, place)) && test(row)) return row;
    }
    return null;
  }

  #rowsOf(matching: BitSet, order: string, skip: number, most: number): Row[] {
    const rows: Row[] = [];
    let passed = 0;
    for (const place of this.#orders.get(order) ?? []) {
      if (!has(matching, place)) continue;
      passed += 1;
      if (passed <= skip) continue;
      rows.push(this.rows[place] as Row);
      if (rows.length === most) break;
    }
    return rows;
  }

  #counts(narrowed: ReadonlyMap<string, BitSet>): Map<string, Map<string, number>> {
    const all = inAll([...narrowed.values()]);
    const counts = new Map<string, Map<string, number>>();
    for (const [dimension, sets] of this.#sets) {
      const others = narrowed.has(dimension)
        ? inAll([...narrowed].filter(([name]) => name !== dimension).map(([, set]) => set))
        : all;
      const values = new Map<string, number>();
      for (const [value, set] of sets) {
        values.set(value, others === null ? (this.#totals.get(set) ?? 0) : countBoth(set, others));
      }
      counts.set(dimension, values);
    }
    return counts;
  }
}
