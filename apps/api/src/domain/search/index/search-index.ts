import type { SearchKind } from '@tractor-haat/api-client/contract';
import { runPaced } from '../../../shared/lists/paced.ts';
import { listTexts } from '../../../shared/localised-text.ts';
import { type FoldedWord, united } from '../letters/fold.ts';
import { tokenize, tokenizeQuery } from '../letters/tokenize.ts';
import type { Entry } from './entry.ts';
import { isFiller, isYear } from './filler.ts';
import { type Fit, Vocabulary } from './vocabulary.ts';

export type Hit = { entry: Entry; score: number };

/** Position of a word in an entry. */
const IN_NAME = 1;
const IN_OTHERS = 0.85;
const IN_HINTS = 0.7;
const IN_LINE = 0.45;

/** Weight of a filler word (`price`, `ki`, `in`). */
const FILLER = 0.08;
/** Weight of an unknown word, relative to the rarest one. */
const UNKNOWN = 0.5;
/** Minimum share of the query that an entry must match. */
const MIN_FIT = 0.42;
/** Minimum quality relative to the best hit. */
const MIN_OF_BEST = 0.72;

/** Priority of kinds among equally good hits. */
const OF_KIND: Readonly<Record<SearchKind, number>> = {
  brand: 0.12,
  type: 0.12,
  page: 0.08,
  tractor: 0.07,
  implement: 0.04,
  tyre: 0.04,
  post: 0,
  video: 0.01,
};
const OF_RANK = 0.05;
/** Influence of the matched share of an entry's own name. */
const OF_NAME = 0.3;

/** Bonus for an exact name. */
const EXACTLY = 0.2;

type Posting = { entry: number; weight: number };

/** By entry: the matched share of the query, and the number of matched words of its name. */
type Fits = {
  fit: Float64Array;
  named: Float64Array;
  /** The value of `fit` for a full match. */
  whole: number;
  called: ReadonlySet<number> | undefined;
};

const phraseOf = (tokens: readonly FoldedWord[]) => tokens.map(({ text }) => text).join(' ');

function takeAll(steps: Iterable<void>): void {
  for (const _ of steps);
}

/** Finds entries by words in any script, spelled by ear. Built once, queried often. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #vocabulary = new Vocabulary();
  readonly #postings: Posting[][] = [];
  /** Number of words of each entry's own English name. */
  readonly #lengths: number[] = [];
  /** Entries by their exact names. */
  readonly #called = new Map<string, Set<number>>();

  constructor(entries: readonly Entry[], take = takeAll) {
    this.#entries = entries;
    take(this.#steps());
  }

  /** Builds a large index in slices, so that requests are served in between. */
  static async inSlices(entries: readonly Entry[]): Promise<SearchIndex> {
    let steps: Iterable<void> = [];
    const index = new SearchIndex(entries, (all) => {
      steps = all;
    });
    await runPaced(steps);
    return index;
  }

  *#steps(): Generator<void> {
    for (const [place, entry] of this.#entries.entries()) {
      this.#take(place, entry);
      yield;
    }
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Matching entries, best first. */
  search(query: string): Hit[] {
    return this.searchTokens(tokenizeQuery(query));
  }

  /** Entries that match some words of a query, best first. */
  searchTokens(query: readonly FoldedWord[]): Hit[] {
    const tokens = this.#joined(query);
    if (tokens.length === 0) return [];
    const count = this.#entries.length;
    const fit = new Float64Array(count);
    const named = new Float64Array(count);
    let whole = 0;
    for (const word of tokens) {
      const best = this.#bestOf(this.#vocabulary.fits(word));
      const rarity = Math.log(1 + count / Math.max(1, best.size));
      const isWeak = isFiller(word) || (best.size === 0 && isYear(word));
      const weight = (best.size === 0 ? UNKNOWN : 1) * (isWeak ? FILLER : 1) * rarity;
      whole += weight;
      for (const [entry, { quality, inName }] of best) {
        fit[entry] = (fit[entry] ?? 0) + weight * quality;
        named[entry] = (named[entry] ?? 0) + inName;
      }
    }
    return this.#ranked({ fit, named, whole, called: this.#called.get(phraseOf(tokens)) });
  }

  #ranked({ fit, named, whole, called }: Fits): Hit[] {
    const most = fit.reduce((one, other) => Math.max(one, other), 0) / whole;
    const least = Math.max(MIN_FIT, most * MIN_OF_BEST);
    const hits: Hit[] = [];
    for (const [place, entry] of this.#entries.entries()) {
      const share = (fit[place] ?? 0) / whole;
      if (share < least) continue;
      const ofName = Math.min(1, (named[place] ?? 0) / Math.max(1, this.#lengths[place] ?? 1));
      const exactly = called?.has(place) ? EXACTLY : 0;
      const score =
        share * (1 - OF_NAME + OF_NAME * ofName) +
        OF_KIND[entry.kind] +
        OF_RANK * entry.rank +
        exactly;
      hits.push({ entry, score });
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  /** By entry, its best matching word. */
  #bestOf(fits: readonly Fit[]): Map<number, { quality: number; inName: number }> {
    const best = new Map<number, { quality: number; inName: number }>();
    for (const { term, quality } of fits) {
      for (const { entry, weight } of this.#postings[term] ?? []) {
        const value = quality * weight;
        const before = best.get(entry);
        const inName = weight >= IN_NAME ? quality : 0;
        if (before === undefined) best.set(entry, { quality: value, inName });
        else {
          before.quality = Math.max(before.quality, value);
          before.inName = Math.max(before.inName, inName);
        }
      }
    }
    return best;
  }

  /** `power trac` is Powertrac: two words are joined if one of them is unknown and the joined one is known. */
  #joined(tokens: readonly FoldedWord[]): FoldedWord[] {
    const joined: FoldedWord[] = [];
    for (const word of tokens) {
      const before = joined.at(-1);
      const both = before ? united(before, word) : null;
      const apart = before && this.#vocabulary.knows(before) && this.#vocabulary.knows(word);
      if (both && !apart && this.#vocabulary.knows(both)) joined[joined.length - 1] = both;
      else joined.push(word);
    }
    return joined;
  }

  #take(place: number, { name, own, also, makerNames, hints, line }: Entry): void {
    const best = new Map<number, number>();
    const put = (word: FoldedWord, weight: number) => {
      const term = this.#vocabulary.add(word, weight > IN_LINE);
      best.set(term, Math.max(weight, best.get(term) ?? 0));
    };
    const putAll = (texts: readonly (string | undefined)[], weight: number) => {
      for (const text of texts) {
        const tokens = tokenize(text ?? '');
        for (const [at, word] of tokens.entries()) {
          put(word, weight);
          const next = tokens[at + 1];
          // `johndeere` is typed as often as `john deere`.
          const both = next && weight >= IN_OTHERS ? united(word, next) : null;
          if (both) put(both, weight);
        }
      }
    };
    putAll(Object.values(own ?? name), IN_NAME);
    putAll([...also, ...makerNames], IN_OTHERS);
    for (const text of [...listTexts(own ?? name), ...also]) {
      this.#call(phraseOf(tokenize(text)), place);
    }
    putAll([...hints, ...Object.values(own ? name : {})], IN_HINTS);
    putAll(Object.values(line ?? {}), IN_LINE);
    this.#lengths[place] = tokenize((own ?? name).en).length;
    for (const [term, weight] of best) {
      const postings = this.#postings[term] ?? [];
      postings.push({ entry: place, weight });
      this.#postings[term] = postings;
    }
  }

  #call(phrase: string, place: number): void {
    const called = this.#called.get(phrase) ?? new Set();
    this.#called.set(phrase, called.add(place));
  }
}
