import type { SearchKind } from '@tractor-haat/api-client/contract';
import { runPaced } from '../../../shared/lists/run-paced.ts';
import { listTexts } from '../../../shared/to-local-text.ts';
import { type FoldedToken, joinTokens } from '../text/fold.ts';
import { tokenize, tokenizeQuery } from '../text/tokenize.ts';
import type { Entry } from './entry.ts';
import { isFiller, isYear } from './is-filler.ts';
import { type TermMatch, Vocabulary } from './vocabulary.ts';

export type Hit = { entry: Entry; score: number };

const NAME_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.85;
const HINT_WEIGHT = 0.7;
const LINE_WEIGHT = 0.45;

/** Applies to words such as `price`, `ki` and `in`. */
const FILLER_WEIGHT = 0.08;
/** Applies to a word that no entry contains, in relation to a word that one entry contains. */
const UNKNOWN_WEIGHT = 0.5;
const MIN_MATCHED_SHARE = 0.42;
const MIN_RELATIVE_SHARE = 0.72;

/** Decides between equally good hits of different kinds. */
const KIND_BONUS: Readonly<Record<SearchKind, number>> = {
  brand: 0.12,
  type: 0.12,
  page: 0.08,
  tractor: 0.07,
  implement: 0.04,
  tyre: 0.04,
  post: 0,
  video: 0.01,
};
const RANK_WEIGHT = 0.05;
/** Share of the score that depends on how much of an entry's name the query matches. */
const NAME_SHARE_WEIGHT = 0.3;

const EXACT_NAME_BONUS = 0.2;

type Posting = { entry: number; weight: number };

/** The arrays have an element per entry: the matched weight and the number of matched name words. */
type QueryScores = {
  matchedWeights: Float64Array;
  nameMatches: Float64Array;
  maxWeight: number;
  exactMatches: ReadonlySet<number> | undefined;
};

const toPhrase = (tokens: readonly FoldedToken[]) => tokens.map(({ text }) => text).join(' ');

function drain(steps: Iterable<void>): void {
  for (const _ of steps);
}

/** The words of a query can be in any script and have a phonetic spelling. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #vocabulary = new Vocabulary();
  readonly #postings: Posting[][] = [];
  readonly #nameLengths: number[] = [];
  readonly #entriesByName = new Map<string, Set<number>>();

  constructor(entries: readonly Entry[], run = drain) {
    this.#entries = entries;
    run(this.#indexSteps());
  }

  static async inSlices(entries: readonly Entry[]): Promise<SearchIndex> {
    let steps: Iterable<void> = [];
    const index = new SearchIndex(entries, (indexSteps) => {
      steps = indexSteps;
    });
    await runPaced(steps);
    return index;
  }

  *#indexSteps(): Generator<void> {
    for (const [index, entry] of this.#entries.entries()) {
      this.#addEntry(index, entry);
      yield;
    }
  }

  get size(): number {
    return this.#entries.length;
  }

  search(query: string): Hit[] {
    return this.searchTokens(tokenizeQuery(query));
  }

  searchTokens(query: readonly FoldedToken[]): Hit[] {
    const tokens = this.#joinKnownTokens(query);
    if (tokens.length === 0) return [];
    const count = this.#entries.length;
    const matchedWeights = new Float64Array(count);
    const nameMatches = new Float64Array(count);
    let maxWeight = 0;
    for (const token of tokens) {
      const best = this.#findBestMatches(this.#vocabulary.findMatches(token));
      const rarity = Math.log(1 + count / Math.max(1, best.size));
      const isWeak = isFiller(token) || (best.size === 0 && isYear(token));
      const weight = (best.size === 0 ? UNKNOWN_WEIGHT : 1) * (isWeak ? FILLER_WEIGHT : 1) * rarity;
      maxWeight += weight;
      for (const [entry, { quality, inName }] of best) {
        matchedWeights[entry] = (matchedWeights[entry] ?? 0) + weight * quality;
        nameMatches[entry] = (nameMatches[entry] ?? 0) + inName;
      }
    }
    return this.#rank({
      matchedWeights,
      nameMatches,
      maxWeight,
      exactMatches: this.#entriesByName.get(toPhrase(tokens)),
    });
  }

  #rank({ matchedWeights, nameMatches, maxWeight, exactMatches }: QueryScores): Hit[] {
    const bestShare = matchedWeights.reduce((a, b) => Math.max(a, b), 0) / maxWeight;
    const minShare = Math.max(MIN_MATCHED_SHARE, bestShare * MIN_RELATIVE_SHARE);
    const hits: Hit[] = [];
    for (const [index, entry] of this.#entries.entries()) {
      const share = (matchedWeights[index] ?? 0) / maxWeight;
      if (share < minShare) continue;
      const nameShare = Math.min(
        1,
        (nameMatches[index] ?? 0) / Math.max(1, this.#nameLengths[index] ?? 1),
      );
      const exactBonus = exactMatches?.has(index) ? EXACT_NAME_BONUS : 0;
      const score =
        share * (1 - NAME_SHARE_WEIGHT + NAME_SHARE_WEIGHT * nameShare) +
        KIND_BONUS[entry.kind] +
        RANK_WEIGHT * entry.rank +
        exactBonus;
      hits.push({ entry, score });
    }
    return hits.sort((a, b) => b.score - a.score);
  }

  #findBestMatches(
    matches: readonly TermMatch[],
  ): Map<number, { quality: number; inName: number }> {
    const best = new Map<number, { quality: number; inName: number }>();
    for (const { term, quality } of matches) {
      for (const { entry, weight } of this.#postings[term] ?? []) {
        const value = quality * weight;
        const existing = best.get(entry);
        const inName = weight >= NAME_WEIGHT ? quality : 0;
        if (existing === undefined) best.set(entry, { quality: value, inName });
        else {
          existing.quality = Math.max(existing.quality, value);
          existing.inName = Math.max(existing.inName, inName);
        }
      }
    }
    return best;
  }

  /** Joins two words, such as `power trac`, if the joined word is in the vocabulary and one of the two is not. */
  #joinKnownTokens(tokens: readonly FoldedToken[]): FoldedToken[] {
    const joined: FoldedToken[] = [];
    for (const token of tokens) {
      const previous = joined.at(-1);
      const joinedToken = previous ? joinTokens(previous, token) : null;
      const isSeparate = previous && this.#vocabulary.has(previous) && this.#vocabulary.has(token);
      if (joinedToken && !isSeparate && this.#vocabulary.has(joinedToken))
        joined[joined.length - 1] = joinedToken;
      else joined.push(token);
    }
    return joined;
  }

  #addEntry(index: number, { name, distinctiveName, also, makerNames, hints, line }: Entry): void {
    const weightByTerm = new Map<number, number>();
    const addToken = (token: FoldedToken, weight: number) => {
      const term = this.#vocabulary.add(token, weight > LINE_WEIGHT);
      weightByTerm.set(term, Math.max(weight, weightByTerm.get(term) ?? 0));
    };
    const addTexts = (texts: readonly (string | undefined)[], weight: number) => {
      for (const text of texts) {
        const tokens = tokenize(text ?? '');
        for (const [position, token] of tokens.entries()) {
          addToken(token, weight);
          const next = tokens[position + 1];
          // Visitors also type `johndeere` instead of `john deere`.
          const joinedToken = next && weight >= SYNONYM_WEIGHT ? joinTokens(token, next) : null;
          if (joinedToken) addToken(joinedToken, weight);
        }
      }
    };
    addTexts(Object.values(distinctiveName ?? name), NAME_WEIGHT);
    addTexts([...also, ...makerNames], SYNONYM_WEIGHT);
    for (const text of [...listTexts(distinctiveName ?? name), ...also]) {
      this.#addName(toPhrase(tokenize(text)), index);
    }
    addTexts([...hints, ...Object.values(distinctiveName ? name : {})], HINT_WEIGHT);
    addTexts(Object.values(line ?? {}), LINE_WEIGHT);
    this.#nameLengths[index] = tokenize((distinctiveName ?? name).en).length;
    for (const [term, weight] of weightByTerm) {
      const postings = this.#postings[term] ?? [];
      postings.push({ entry: index, weight });
      this.#postings[term] = postings;
    }
  }

  #addName(phrase: string, index: number): void {
    const exactMatches = this.#entriesByName.get(phrase) ?? new Set();
    this.#entriesByName.set(phrase, exactMatches.add(index));
  }
}
