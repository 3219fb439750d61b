import { LRUCache } from 'lru-cache';
import type { FoldedWord } from '../letters/fold.ts';
import { likeness } from '../letters/likeness.ts';

/** A word of the index, and the quality of its match: 1 is an exact one. */
export type Fit = { term: number; quality: number };

/** Quality of matches by beginning. */
const BEGINNING = { least: 0.78, more: 0.14 };
const SAME_BONES = 0.92;
const MISTYPED = 0.88;
const MISTYPED_BEGINNING = 0.6;
/** Minimum similarity of a mistyped word, and of a mistyped beginning. */
const MIN_LIKENESS = 0.74;
const MIN_LIKENESS_OF_BEGINNING = 0.84;
/** Shorter words are not corrected: too many others are one letter away. */
const GUESSED_FROM = 4;
const BEGINNING_GUESSED_FROM = 5;
const MAX_KEPT = 5000;

/** All words of an index, searchable by exact word, beginning, sound, or with typing errors. */
export class Vocabulary {
  readonly #words: FoldedWord[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byPhoneticKey = new Map<string, number[]>();
  readonly #byGram = new Map<string, number[]>();
  readonly #guessable = new Set<number>();
  /** Cache of matches, because beginnings of words repeat. */
  readonly #asked = new LRUCache<string, readonly Fit[]>({ max: MAX_KEPT });
  /** Ids in the order of their words, for beginnings. */
  #sorted: number[] | undefined;

  /** The word's id; creates one if needed. Only words of names are `guessable`. */
  add(word: FoldedWord, guessable: boolean): number {
    let id = this.#ids.get(word.text);
    if (id === undefined) {
      id = this.#words.length;
      this.#words.push(word);
      this.#ids.set(word.text, id);
      this.#sorted = undefined;
      this.#asked.clear();
    }
    if (guessable && !word.isNumber && !this.#guessable.has(id)) {
      this.#guessable.add(id);
      put(this.#byPhoneticKey, word.phoneticKey, id);
      for (const gram of gramsOf(word.phoneticKey)) put(this.#byGram, gram, id);
    }
    return id;
  }

  knows(word: FoldedWord): boolean {
    return this.#ids.has(word.text);
  }

  /** Every matching word once, with its best quality. */
  fits(typed: FoldedWord): readonly Fit[] {
    const before = this.#asked.get(typed.text);
    if (before !== undefined) return before;
    const fits = this.#find(typed);
    this.#asked.set(typed.text, fits);
    return fits;
  }

  #find(typed: FoldedWord): readonly Fit[] {
    const found = new Map<number, number>();
    const take = (term: number, quality: number) => {
      if (quality > (found.get(term) ?? 0)) found.set(term, quality);
    };
    const exact = this.#ids.get(typed.text);
    if (exact !== undefined) take(exact, 1);
    for (const term of this.#begunBy(typed)) {
      const { least, more } = BEGINNING;
      take(term, least + (more * typed.text.length) / this.#text(term).length);
    }
    if (!typed.isNumber) this.#guess(typed, take);
    return [...found].map(([term, quality]) => ({ term, quality }));
  }

  #guess(typed: FoldedWord, take: (term: number, quality: number) => void): void {
    const { text, phoneticKey } = typed;
    if (text.length < GUESSED_FROM - 1 || phoneticKey.length < 2) return;
    for (const term of this.#byPhoneticKey.get(phoneticKey) ?? []) {
      take(term, SAME_BONES * likeness(text, this.#text(term)));
    }
    if (text.length < GUESSED_FROM) return;
    for (const term of this.#sharingGrams(phoneticKey)) {
      const other = this.#text(term);
      const whole = this.#isAsLong(typed, term) ? likeness(text, other) : 0;
      if (whole >= MIN_LIKENESS) take(term, MISTYPED * whole);
      else if (text.length >= BEGINNING_GUESSED_FROM && other.length > text.length) {
        const begun = likeness(text, other.slice(0, text.length));
        if (begun >= MIN_LIKENESS_OF_BEGINNING) take(term, MISTYPED_BEGINNING * begun);
      }
    }
  }

  /** Words with too many extra consonants cannot match; this saves most comparisons. */
  #isAsLong({ text, phoneticKey }: FoldedWord, term: number): boolean {
    const other = this.#words[term]?.phoneticKey.length ?? 0;
    const longest = Math.max(text.length, this.#text(term).length);
    return Math.abs(phoneticKey.length - other) <= (1 - MIN_LIKENESS) * longest;
  }

  #text(term: number): string {
    return this.#words[term]?.text ?? '';
  }

  /** A first digit is selective, a first letter hardly. */
  #begunBy({ text, isNumber }: FoldedWord): number[] {
    if (text.length < 2 && !isNumber) return [];
    const sorted = this.#inOrder();
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

  #inOrder(): number[] {
    this.#sorted ??= [...this.#words.keys()].sort((one, other) =>
      this.#text(one) < this.#text(other) ? -1 : 1,
    );
    return this.#sorted;
  }

  /** Words that share at least half of the query's letter pairs. */
  #sharingGrams(phoneticKey: string): number[] {
    const grams = gramsOf(phoneticKey);
    const shared = new Map<number, number>();
    for (const gram of grams) {
      for (const term of this.#byGram.get(gram) ?? []) {
        shared.set(term, (shared.get(term) ?? 0) + 1);
      }
    }
    const least = Math.ceil(grams.length / 2);
    return [...shared].filter(([, count]) => count >= least).map(([term]) => term);
  }
}

/** Pairs of neighbouring letters; the word's beginning counts as a letter. */
function gramsOf(phoneticKey: string): string[] {
  const letters = `^${phoneticKey}`;
  return [...new Set(Array.from(phoneticKey, (_, place) => letters.slice(place, place + 2)))];
}

function put(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
