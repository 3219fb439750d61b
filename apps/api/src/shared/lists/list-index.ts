import { PER_PAGE } from '@tractor-haat/api-client/contract';
import {
  addRow,
  type BitSet,
  countCommon,
  createEmptySet,
  createFullSet,
  hasRow,
  intersectSets,
  uniteSets,
} from './bit-set.ts';
import { runPaced } from './run-paced.ts';
import { sortInSteps } from './sort-in-steps.ts';

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
