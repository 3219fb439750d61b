const VOWEL_PATTERN = /[aeiouy]/;
/** Consonants that visitors confuse, each pair in alphabetical order. */
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

/** Returns a value from 0 to 1. Common errors, such as swapped letters, reduce it less than others. */
export function scoreSimilarity(left: string, right: string): number {
  const maxLength = Math.max(left.length, right.length);
  return maxLength === 0 ? 1 : 1 - computeEditDistance(left, right) / maxLength;
}

/** Each row contains the costs to convert a prefix of `left` to every prefix of `right`. */
function computeEditDistance(left: string, right: string): number {
  let previousRow: number[] = [];
  let row: number[] = [0];
  for (const letter of right) row.push((row.at(-1) ?? 0) + computeInsertCost(letter));
  for (let leftLength = 1; leftLength <= left.length; leftLength += 1) {
    const leftLetter = left.charAt(leftLength - 1);
    const nextRow = [(row[0] ?? 0) + computeInsertCost(leftLetter)];
    for (let rightLength = 1; rightLength <= right.length; rightLength += 1) {
      const rightLetter = right.charAt(rightLength - 1);
      let cost = Math.min(
        (row[rightLength] ?? 0) + computeInsertCost(leftLetter),
        (nextRow[rightLength - 1] ?? 0) + computeInsertCost(rightLetter),
        (row[rightLength - 1] ?? 0) + computeReplaceCost(leftLetter, rightLetter),
      );
      // `charAt` returns an empty text before the first letter, so the first letters are never swapped.
      const isSwapped =
        leftLetter === right.charAt(rightLength - 2) && rightLetter === left.charAt(leftLength - 2);
      if (isSwapped) cost = Math.min(cost, (previousRow[rightLength - 2] ?? 0) + SWAP_COST);
      nextRow.push(cost);
    }
    previousRow = row;
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}

function computeInsertCost(letter: string): number {
  return isVowel(letter) || letter === 'h' ? VOWEL_COST : 1;
}

function computeReplaceCost(left: string, right: string): number {
  if (left === right) return 0;
  if (isVowel(left) && isVowel(right)) return VOWEL_COST;
  return CONFUSABLE_PAIRS.has(left < right ? left + right : right + left) ? CONFUSED_COST : 1;
}

const isVowel = (letter: string) => VOWEL_PATTERN.test(letter);
