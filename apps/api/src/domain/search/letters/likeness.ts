const VOWEL = /[aeiouy]/;
/** Letters that are often confused by ear or on the keyboard. */
const NEAR = new Set(['bv', 'js', 'nm', 'cs', 'ck', 'dt', 'gk', 'fp', 'gj', 'cj', 'dr']);
const VOWEL_COST = 0.35;
const NEAR_COST = 0.5;
const SWAP_COST = 0.6;

const isVowel = (letter: string) => VOWEL.test(letter);

function insertCost(letter: string): number {
  return isVowel(letter) || letter === 'h' ? VOWEL_COST : 1;
}

function replaceCost(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return VOWEL_COST;
  return NEAR.has(one < other ? one + other : other + one) ? NEAR_COST : 1;
}

/** Similarity of two folded words, from 0 to 1: letters replaced, omitted, added or swapped. */
export function likeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - distance(one, other) / longest;
}

function distance(one: string, other: string): number {
  let before: number[] = [];
  let row: number[] = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + insertCost(letter));
  for (let i = 1; i <= one.length; i += 1) {
    const a = one.charAt(i - 1);
    const next = [(row[0] ?? 0) + insertCost(a)];
    for (let j = 1; j <= other.length; j += 1) {
      const b = other.charAt(j - 1);
      let cost = Math.min(
        (row[j] ?? 0) + insertCost(a),
        (next[j - 1] ?? 0) + insertCost(b),
        (row[j - 1] ?? 0) + replaceCost(a, b),
      );
      const isSwapped = i > 1 && j > 1 && a === other.charAt(j - 2) && b === one.charAt(i - 2);
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + SWAP_COST);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
