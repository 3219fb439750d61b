import { LRUCache } from 'lru-cache';
import type { FoldedToken } from './fold.ts';

/** `term` is the id of a word in the index. `quality` is 1 for an exact match. */
export type TermMatch = { term: number; quality: number };

/** `bonus` is multiplied by the typed share of the word. */
const PREFIX_QUALITY = { min: 0.78, bonus: 0.14 };
/** These limits are multiplied by the similarity of the words. */
const SAME_SOUND_QUALITY = 0.92;
const MISTYPED_QUALITY = 0.88;
const MISTYPED_PREFIX_QUALITY = 0.6;
/** Words below this similarity do not count as misspellings. */
const MIN_SIMILARITY = 0.74;
const MIN_PREFIX_SIMILARITY = 0.84;
/** Shorter words are not corrected, because too many words differ from them in one letter. */
const MIN_CORRECTED_LENGTH = 4;
const MIN_CORRECTED_PREFIX_LENGTH = 5;
const MAX_CACHED_TERMS = 5000;

export class Vocabulary {
  readonly #tokens: FoldedToken[] = [];
  readonly #ids = new Map<string, number>();
  readonly #idsByPhoneticKey = new Map<string, number[]>();
  readonly #idsByBigram = new Map<string, number[]>();
  readonly #correctableIds = new Set<number>();
  readonly #matchCache = new LRUCache<string, readonly TermMatch[]>({ max: MAX_CACHED_TERMS });
  /** Ids sorted by their words, for prefix searches. Undefined after a word was added. */
  #sortedIds: number[] | undefined;

  /** Returns the id of the word. `isCorrectable` is false for words of descriptions. */
  add(token: FoldedToken, isCorrectable: boolean): number {
    let id = this.#ids.get(token.text);
    if (id === undefined) {
      id = this.#tokens.length;
      this.#tokens.push(token);
      this.#ids.set(token.text, id);
      this.#sortedIds = undefined;
      this.#matchCache.clear();
    }
    if (isCorrectable && !token.isNumber && !this.#correctableIds.has(id)) {
      this.#correctableIds.add(id);
      addToList(this.#idsByPhoneticKey, token.phoneticKey, id);
      for (const bigram of toBigrams(token.phoneticKey)) addToList(this.#idsByBigram, bigram, id);
    }
    return id;
  }

  has(token: FoldedToken): boolean {
    return this.#ids.has(token.text);
  }

  findMatches(queryToken: FoldedToken): readonly TermMatch[] {
    const cached = this.#matchCache.get(queryToken.text);
    if (cached !== undefined) return cached;
    const matches = this.#computeMatches(queryToken);
    this.#matchCache.set(queryToken.text, matches);
    return matches;
  }

  #computeMatches(queryToken: FoldedToken): readonly TermMatch[] {
    const qualityByTerm = new Map<number, number>();
    const addMatch = (term: number, quality: number) => {
      if (quality > (qualityByTerm.get(term) ?? 0)) qualityByTerm.set(term, quality);
    };
    const exactTerm = this.#ids.get(queryToken.text);
    if (exactTerm !== undefined) addMatch(exactTerm, 1);
    for (const term of this.#listByPrefix(queryToken)) {
      const { min, bonus } = PREFIX_QUALITY;
      addMatch(term, min + (bonus * queryToken.text.length) / this.#getText(term).length);
    }
    if (!queryToken.isNumber) this.#addCorrections(queryToken, addMatch);
    return [...qualityByTerm].map(([term, quality]) => ({ term, quality }));
  }

  #addCorrections(
    queryToken: FoldedToken,
    addMatch: (term: number, matchQuality: number) => void,
  ): void {
    const { text, phoneticKey } = queryToken;
    if (text.length < MIN_CORRECTED_LENGTH - 1 || phoneticKey.length < 2) return;
    for (const term of this.#idsByPhoneticKey.get(phoneticKey) ?? []) {
      addMatch(term, SAME_SOUND_QUALITY * scoreSimilarity(text, this.#getText(term)));
    }
    if (text.length < MIN_CORRECTED_LENGTH) return;
    for (const term of this.#listBySharedBigrams(phoneticKey)) {
      const candidate = this.#getText(term);
      const similarity = this.#hasSimilarLength(queryToken, term)
        ? scoreSimilarity(text, candidate)
        : 0;
      if (similarity >= MIN_SIMILARITY) addMatch(term, MISTYPED_QUALITY * similarity);
      else addMatch(term, MISTYPED_PREFIX_QUALITY * scorePrefixSimilarity(text, candidate));
    }
  }

  /** Avoids most comparisons: a word with too many extra consonants cannot be similar. */
  #hasSimilarLength({ text, phoneticKey }: FoldedToken, term: number): boolean {
    const termKeyLength = this.#tokens[term]?.phoneticKey.length ?? 0;
    const maxLength = Math.max(text.length, this.#getText(term).length);
    return Math.abs(phoneticKey.length - termKeyLength) <= (1 - MIN_SIMILARITY) * maxLength;
  }

  #getText(term: number): string {
    return this.#tokens[term]?.text ?? '';
  }

  /** A single letter matches too many words. A single digit does not. */
  #listByPrefix({ text, isNumber }: FoldedToken): number[] {
    if (text.length < 2 && !isNumber) return [];
    const sortedIds = this.#sortIds();
    // A binary search finds the first word that is not sorted before the prefix.
    let low = 0;
    let high = sortedIds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#getText(sortedIds[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sortedIds.length && this.#getText(sortedIds[end] ?? 0).startsWith(text)) end += 1;
    return sortedIds.slice(low, end);
  }

  #sortIds(): number[] {
    this.#sortedIds ??= [...this.#tokens.keys()].sort((a, b) =>
      this.#getText(a) < this.#getText(b) ? -1 : 1,
    );
    return this.#sortedIds;
  }

  #listBySharedBigrams(phoneticKey: string): number[] {
    const bigrams = toBigrams(phoneticKey);
    const sharedCounts = new Map<number, number>();
    for (const bigram of bigrams) {
      for (const term of this.#idsByBigram.get(bigram) ?? []) {
        sharedCounts.set(term, (sharedCounts.get(term) ?? 0) + 1);
      }
    }
    const minShared = Math.ceil(bigrams.length / 2);
    return [...sharedCounts].filter(([, count]) => count >= minShared).map(([term]) => term);
  }
}

/** Returns 0 unless `text` is a misspelled start of `candidate`. */
function scorePrefixSimilarity(text: string, candidate: string): number {
  if (text.length < MIN_CORRECTED_PREFIX_LENGTH || candidate.length <= text.length) return 0;
  const similarity = scoreSimilarity(text, candidate.slice(0, text.length));
  return similarity < MIN_PREFIX_SIMILARITY ? 0 : similarity;
}

/** The first pair contains `^`, which marks the start of the word. */
function toBigrams(phoneticKey: string): string[] {
  const padded = `^${phoneticKey}`;
  return [...new Set(Array.from(phoneticKey, (_, index) => padded.slice(index, index + 2)))];
}

function addToList(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

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
