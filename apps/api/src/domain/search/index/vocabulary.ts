import { LRUCache } from 'lru-cache';
import type { FoldedToken } from '../text/fold.ts';
import { scoreSimilarity } from '../text/score-similarity.ts';

/** `term` is the id of a word in the index. `quality` is 1 for an exact match. */
export type TermMatch = { term: number; quality: number };

/** `bonus` is multiplied by the typed share of the word. */
const PREFIX_QUALITY = { min: 0.78, bonus: 0.14 };
const SAME_SOUND_QUALITY = 0.92;
const MISTYPED_QUALITY = 0.88;
const MISTYPED_PREFIX_QUALITY = 0.6;
const MIN_SIMILARITY = 0.74;
const MIN_PREFIX_SIMILARITY = 0.84;
/** Too many words differ from a shorter word in one letter, so shorter words are not corrected. */
const MIN_CORRECTED_LENGTH = 4;
const MIN_CORRECTED_PREFIX_LENGTH = 5;
const MAX_CACHED_QUERIES = 5000;

export class Vocabulary {
  readonly #tokens: FoldedToken[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byPhoneticKey = new Map<string, number[]>();
  readonly #byGram = new Map<string, number[]>();
  readonly #correctable = new Set<number>();
  /** Visitors type the same prefixes again and again, so matches are cached. */
  readonly #cache = new LRUCache<string, readonly TermMatch[]>({ max: MAX_CACHED_QUERIES });
  /** Ids sorted by their words, for prefix searches. Undefined after a word was added. */
  #sorted: number[] | undefined;

  /** Returns the id of the word. `isCorrectable` is false for words of descriptions. */
  add(token: FoldedToken, isCorrectable: boolean): number {
    let id = this.#ids.get(token.text);
    if (id === undefined) {
      id = this.#tokens.length;
      this.#tokens.push(token);
      this.#ids.set(token.text, id);
      this.#sorted = undefined;
      this.#cache.clear();
    }
    if (isCorrectable && !token.isNumber && !this.#correctable.has(id)) {
      this.#correctable.add(id);
      addToList(this.#byPhoneticKey, token.phoneticKey, id);
      for (const gram of toBigrams(token.phoneticKey)) addToList(this.#byGram, gram, id);
    }
    return id;
  }

  has(token: FoldedToken): boolean {
    return this.#ids.has(token.text);
  }

  findMatches(queryToken: FoldedToken): readonly TermMatch[] {
    const cached = this.#cache.get(queryToken.text);
    if (cached !== undefined) return cached;
    const matches = this.#computeMatches(queryToken);
    this.#cache.set(queryToken.text, matches);
    return matches;
  }

  #computeMatches(queryToken: FoldedToken): readonly TermMatch[] {
    const qualityByTerm = new Map<number, number>();
    const addMatch = (term: number, quality: number) => {
      if (quality > (qualityByTerm.get(term) ?? 0)) qualityByTerm.set(term, quality);
    };
    const exact = this.#ids.get(queryToken.text);
    if (exact !== undefined) addMatch(exact, 1);
    for (const term of this.#listByPrefix(queryToken)) {
      const { min, bonus } = PREFIX_QUALITY;
      addMatch(term, min + (bonus * queryToken.text.length) / this.#text(term).length);
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
    for (const term of this.#byPhoneticKey.get(phoneticKey) ?? []) {
      addMatch(term, SAME_SOUND_QUALITY * scoreSimilarity(text, this.#text(term)));
    }
    if (text.length < MIN_CORRECTED_LENGTH) return;
    for (const term of this.#listSharingGrams(phoneticKey)) {
      const candidate = this.#text(term);
      const similarity = this.#hasSimilarLength(queryToken, term)
        ? scoreSimilarity(text, candidate)
        : 0;
      if (similarity >= MIN_SIMILARITY) addMatch(term, MISTYPED_QUALITY * similarity);
      else if (text.length >= MIN_CORRECTED_PREFIX_LENGTH && candidate.length > text.length) {
        const prefixSimilarity = scoreSimilarity(text, candidate.slice(0, text.length));
        if (prefixSimilarity >= MIN_PREFIX_SIMILARITY)
          addMatch(term, MISTYPED_PREFIX_QUALITY * prefixSimilarity);
      }
    }
  }

  /** A word with too many extra consonants cannot match. This check avoids most comparisons. */
  #hasSimilarLength({ text, phoneticKey }: FoldedToken, term: number): boolean {
    const termKeyLength = this.#tokens[term]?.phoneticKey.length ?? 0;
    const maxLength = Math.max(text.length, this.#text(term).length);
    return Math.abs(phoneticKey.length - termKeyLength) <= (1 - MIN_SIMILARITY) * maxLength;
  }

  #text(term: number): string {
    return this.#tokens[term]?.text ?? '';
  }

  /** A single letter matches too many words. A single digit does not. */
  #listByPrefix({ text, isNumber }: FoldedToken): number[] {
    if (text.length < 2 && !isNumber) return [];
    const sorted = this.#sortedIds();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#text(sorted[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && this.#text(sorted[end] ?? 0).startsWith(text)) end += 1;
    return sorted.slice(low, end);
  }

  #sortedIds(): number[] {
    this.#sorted ??= [...this.#tokens.keys()].sort((a, b) =>
      this.#text(a) < this.#text(b) ? -1 : 1,
    );
    return this.#sorted;
  }

  #listSharingGrams(phoneticKey: string): number[] {
    const grams = toBigrams(phoneticKey);
    const sharedCounts = new Map<number, number>();
    for (const gram of grams) {
      for (const term of this.#byGram.get(gram) ?? []) {
        sharedCounts.set(term, (sharedCounts.get(term) ?? 0) + 1);
      }
    }
    const minShared = Math.ceil(grams.length / 2);
    return [...sharedCounts].filter(([, count]) => count >= minShared).map(([term]) => term);
  }
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
