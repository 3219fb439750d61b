/** One bit per row. `row >>> 5` is the index of the 32-bit word of a row, and `row & 31` its bit in the word. */
export type BitSet = Uint32Array;

export const createEmptySet = (rows: number): BitSet => new Uint32Array((rows + 31) >>> 5);

export function createFullSet(rows: number): BitSet {
  const set = createEmptySet(rows).fill(0xffffffff);
  const bitsInLastWord = rows & 31;
  if (bitsInLastWord > 0) set[set.length - 1] = (1 << bitsInLastWord) - 1;
  return set;
}

export function addRow(set: BitSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function hasRow(set: BitSet, row: number): boolean {
  return (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function uniteSets(sets: readonly BitSet[], rows: number): BitSet {
  const union = createEmptySet(rows);
  for (const set of sets)
    for (let index = 0; index < union.length; index += 1)
      union[index] = (union[index] ?? 0) | (set[index] ?? 0);
  return union;
}

/** Returns null for an empty list, which means all rows. */
export function intersectSets(sets: readonly BitSet[]): BitSet | null {
  const [first, ...otherSets] = sets;
  if (first === undefined) return null;
  const common = first.slice();
  for (const set of otherSets)
    for (let index = 0; index < common.length; index += 1)
      common[index] = (common[index] ?? 0) & (set[index] ?? 0);
  return common;
}

/** Optimised, because it runs about 60 times per response. */
export function countCommon(first: BitSet, second: BitSet): number {
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
