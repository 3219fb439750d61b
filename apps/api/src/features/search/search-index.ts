import type { SearchKind } from '@tractor-haat/api-client/contract';
import { listTexts } from '../../core/database/content-columns.ts';
import { runPaced } from '../../core/lists/list-index.ts';
import type { Entry } from './entry.ts';
import { type FoldedToken, joinTokens } from './fold.ts';
import { isFiller, tokenize, tokenizeQuery } from './tokenize.ts';
import { type TermMatch, Vocabulary } from './vocabulary.ts';

type Hit = { entry: Entry; score: number };

const NAME_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.85;
const HINT_WEIGHT = 0.7;
const LINE_WEIGHT = 0.45;

/** Weight of words such as `price`, `ki` and `in`. */
const FILLER_WEIGHT = 0.08;
/** Weight of a word that no entry contains. */
const UNKNOWN_WEIGHT = 0.5;
/** Minimum share of the weight of the query that an entry must match. */
const MIN_MATCHED_SHARE = 0.42;
/** Minimum share of the weight that an entry must match, relative to the share of the best entry. */
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

/** `nameQuality` is 0 if the word is not in the name of the entry. */
type EntryMatch = { quality: number; nameQuality: number };

type Posting = { entry: number; weight: number };

type QueryScores = {
  matchedWeights: Float64Array;
  nameMatches: Float64Array;
  maxWeight: number;
  exactMatches: ReadonlySet<number> | undefined;
};

const toPhrase = (tokens: readonly FoldedToken[]) => tokens.map(({ text }) => text).join(' ');

/** Finds words in any script, also if they are misspelled. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #vocabulary = new Vocabulary();
  readonly #postings: Posting[][] = [];
  readonly #nameLengths: number[] = [];
  readonly #entriesByName = new Map<string, Set<number>>();

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  static create(entries: readonly Entry[]): SearchIndex {
    const index = new SearchIndex(entries);
    for (const _ of index.#build());
    return index;
  }

  /** Pauses between slices, so that requests are served meanwhile. */
  static async createInSlices(entries: readonly Entry[]): Promise<SearchIndex> {
    const index = new SearchIndex(entries);
    await runPaced(index.#build());
    return index;
  }

  *#build(): Generator<void> {
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
      const bestMatches = this.#findBestMatches(this.#vocabulary.findMatches(token));
      const rarity = Math.log(1 + count / Math.max(1, bestMatches.size));
      const isUnknown = bestMatches.size === 0;
      const isWeak = isFiller(token) || (isUnknown && isYear(token));
      const weight = (isUnknown ? UNKNOWN_WEIGHT : 1) * (isWeak ? FILLER_WEIGHT : 1) * rarity;
      maxWeight += weight;
      for (const [entry, { quality, nameQuality }] of bestMatches) {
        matchedWeights[entry] = (matchedWeights[entry] ?? 0) + weight * quality;
        nameMatches[entry] = (nameMatches[entry] ?? 0) + nameQuality;
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
      const nameLength = Math.max(1, this.#nameLengths[index] ?? 1);
      const nameShare = Math.min(1, (nameMatches[index] ?? 0) / nameLength);
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

  #findBestMatches(matches: readonly TermMatch[]): Map<number, EntryMatch> {
    const bestByEntry = new Map<number, EntryMatch>();
    for (const { term, quality } of matches) {
      for (const { entry, weight } of this.#postings[term] ?? []) {
        const value = quality * weight;
        const existing = bestByEntry.get(entry);
        const nameQuality = weight >= NAME_WEIGHT ? quality : 0;
        if (existing === undefined) bestByEntry.set(entry, { quality: value, nameQuality });
        else {
          existing.quality = Math.max(existing.quality, value);
          existing.nameQuality = Math.max(existing.nameQuality, nameQuality);
        }
      }
    }
    return bestByEntry;
  }

  /** Joins words such as `power trac` if the joined word is in the vocabulary and one of the two is not. */
  #joinKnownTokens(tokens: readonly FoldedToken[]): FoldedToken[] {
    const joinedTokens: FoldedToken[] = [];
    for (const token of tokens) {
      const previous = joinedTokens.at(-1);
      const joinedToken = previous ? joinTokens(previous, token) : null;
      const isSeparate = previous && this.#vocabulary.has(previous) && this.#vocabulary.has(token);
      if (joinedToken && !isSeparate && this.#vocabulary.has(joinedToken))
        joinedTokens[joinedTokens.length - 1] = joinedToken;
      else joinedTokens.push(token);
    }
    return joinedTokens;
  }

  /** Words of the distinctive name weigh most, words of the description least. */
  #addEntry(
    index: number,
    { name, distinctiveName, synonyms, makerNames, hints, line }: Entry,
  ): void {
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
    addTexts([...synonyms, ...makerNames], SYNONYM_WEIGHT);
    for (const text of [...listTexts(distinctiveName ?? name), ...synonyms]) {
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

/** Queries such as `new tractor 2026` contain a year that belongs to no name. */
const isYear = ({ text }: FoldedToken): boolean => /^20\d\d$/.test(text);
