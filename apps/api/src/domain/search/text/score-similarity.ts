const VOWEL_PATTERN = /[aeiouy]/;
const CONFUSABLE_PAIRS = new Set([
  'bv',
  'js',
  'nm',
  'cs',
  'ck',
  'dt',
  'gk',
  'fp',
  'gj',
  'cj',
  'dr',
]);
const VOWEL_COST = 0.35;
const CONFUSED_COST = 0.5;
const SWAP_COST = 0.6;

const isVowel = (letter: string) => VOWEL_PATTERN.test(letter);

function insertCost(letter: string): number {
  return isVowel(letter) || letter === 'h' ? VOWEL_COST : 1;
}

function replaceCost(left: string, right: string): number {
  if (left === right) return 0;
  if (isVowel(left) && isVowel(right)) return VOWEL_COST;
  return CONFUSABLE_PAIRS.has(left < right ? left + right : right + left) ? CONFUSED_COST : 1;
}

/**
 * Returns a value from 0 to 1. Common errors, such as swapped letters or another vowel, count less than other
 * differences.
 */
export function scoreSimilarity(left: string, right: string): number {
  const maxLength = Math.max(left.length, right.length);
  return maxLength === 0 ? 1 : 1 - computeEditDistance(left, right) / maxLength;
}

function computeEditDistance(left: string, right: string): number {
  let previousRow: number[] = [];
  let row: number[] = [0];
  for (const letter of right) row.push((row.at(-1) ?? 0) + insertCost(letter));
  for (let i = 1; i <= left.length; i += 1) {
    const a = left.charAt(i - 1);
    const nextRow = [(row[0] ?? 0) + insertCost(a)];
    for (let j = 1; j <= right.length; j += 1) {
      const b = right.charAt(j - 1);
      let cost = Math.min(
        (row[j] ?? 0) + insertCost(a),
        (nextRow[j - 1] ?? 0) + insertCost(b),
        (row[j - 1] ?? 0) + replaceCost(a, b),
      );
      const isSwapped = i > 1 && j > 1 && a === right.charAt(j - 2) && b === left.charAt(i - 2);
      if (isSwapped) cost = Math.min(cost, (previousRow[j - 2] ?? 0) + SWAP_COST);
      nextRow.push(cost);
    }
    previousRow = row;
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}
