import type { DealerKind } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { cacheByRevision } from '../../../shared/lists/cache-by-revision.ts';
import { listTexts } from '../../../shared/to-local-text.ts';
import type { DealerIndex } from '../../catalogue/dealers/dealer-index.ts';
import type { DealerRow } from '../../catalogue/dealers/list-dealers.ts';
import type { PlaceIndex } from '../../catalogue/places/place-index.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import {
  createMakerNamesReader,
  listSearchTerms,
  type SearchTerms,
} from '../entries/list-entries.ts';
import type { Entry } from '../index/entry.ts';
import { PLAIN_ENTRY } from '../index/entry.ts';
import { isFiller } from '../index/is-filler.ts';
import { type Hit, SearchIndex } from '../index/search-index.ts';
import type { FoldedToken } from '../text/fold.ts';
import { type DealerQuery, parseDealerQuery } from './parse-dealer-query.ts';
import { formatDealerListPath, toDealerEntry, toDealerListEntry } from './to-dealer-entry.ts';

/** Minimum score of a part of a query that names a maker or a place: exact, or by ear. */
const MIN_NAME_SCORE = 0.8;
/** Minimum score of an exact name: of a maker in several words, or of words that usually mean nothing, such as Dhar. */
const MIN_EXACT_SCORE = 1;
/** A name has at most this many words. */
const MAX_NAME_TOKENS = 4;
/** Places with nearly the best score are results too: there are two Aurangabads. */
const MAX_SCORE_GAP = 0.25;
const MAX_PLACES = 4;
/** Dealers below the link to all dealers of a place. */
const MAX_DEALERS = 6;

const DEALER_KINDS: readonly DealerKind[] = ['tractor', 'implement', 'tyre'];

type Maker = { slug: string; name: LocalisedText };
/** `slug` is the district's, undefined for a state. */
type Place = { state: string; district?: string; name: LocalisedText; state_name: LocalisedText };

/** Searches dealers by maker and place. */
export type DealerSearch = (query: string) => Promise<Entry[]>;

/** Creates the search of dealers; queries without a word for dealers have no result and read nothing. */
export function createDealerSearch(
  db: Database,
  { dealers, places }: { dealers: DealerIndex; places: PlaceIndexCache },
): DealerSearch {
  const readTerms = cacheByRevision(db, ['search'], () => listSearchTerms(db));
  let cached: { sources: readonly unknown[]; search: Promise<DealerMatcher> } | undefined;
  return async (query) => {
    const parsed = parseDealerQuery(query);
    if (parsed === null || parsed.tokens.length === 0) return [];
    const [{ rows }, index, otherTerms] = await Promise.all([dealers(), places(), readTerms()]);
    const sources = [rows, index, otherTerms];
    if (!cached?.sources.every((source, i) => source === sources[i])) {
      cached = { sources, search: DealerMatcher.inSlices(rows, index, otherTerms) };
    }
    return (await cached.search).search(parsed);
  };
}

/** Finds dealers by the maker and the place of a query. */
class DealerMatcher {
  readonly #rows: readonly DealerRow[];
  readonly #makers: ReadonlyMap<string, Maker>;
  readonly #makerNames: SearchIndex;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #placeNames: SearchIndex;

  private constructor(
    rows: readonly DealerRow[],
    makers: { byPath: ReadonlyMap<string, Maker>; names: SearchIndex },
    places: { byPath: ReadonlyMap<string, Place>; names: SearchIndex },
  ) {
    this.#rows = rows;
    this.#makers = makers.byPath;
    this.#makerNames = makers.names;
    this.#places = places.byPath;
    this.#placeNames = places.names;
  }

  /** Builds the indexes in slices, so that requests are served in between. */
  static async inSlices(
    rows: readonly DealerRow[],
    index: PlaceIndex,
    otherTerms: SearchTerms,
  ): Promise<DealerMatcher> {
    const otherNames = createMakerNamesReader(otherTerms);
    const makers = new Map(
      rows.map(({ brand_slug: slug, brand_name: name }) => [slug, { slug, name }]),
    );
    const makerEntries = [...makers.values()].map(({ slug, name }) =>
      createNameEntry(slug, name, otherNames(slug)),
    );
    const places = new Map<string, Place>();
    const placeEntries: Entry[] = [];
    const add = (place: Place, aliases: readonly string[]) => {
      const path = formatDealerListPath({ kind: 'tractor', place });
      places.set(path, place);
      const slug = place.district ?? place.state;
      const entry = createNameEntry(path, place.name, [
        slug,
        ...aliases,
        ...(otherTerms.get(path) ?? []),
      ]);
      placeEntries.push({ ...entry, hints: place.district ? listTexts(place.state_name) : [] });
    };
    for (const { slug, name, aliases } of index.states) {
      add({ state: slug, name, state_name: name }, aliases);
    }
    for (const { state, slug, name, state_name, aliases } of index.districts) {
      add({ state, district: slug, name, state_name }, aliases);
    }
    return new DealerMatcher(
      rows,
      { byPath: makers, names: await SearchIndex.inSlices(makerEntries) },
      { byPath: places, names: await SearchIndex.inSlices(placeEntries) },
    );
  }

  search({ kind, tokens }: DealerQuery): Entry[] {
    const makerMatch = this.#findMaker(tokens);
    const maker = makerMatch?.maker;
    const otherTokens = makerMatch?.otherTokens ?? tokens;
    const places = otherTokens.length === 0 ? [] : this.#findPlaces(otherTokens);
    if (maker === undefined || places.length > 0) {
      const entries = places.flatMap((place) => this.#listInPlace(place, maker, kind));
      return entries.filter(
        ({ path }, i) => entries.findIndex((entry) => entry.path === path) === i,
      );
    }
    return this.#listInIndia(maker, kind);
  }

  /** The list of a place and its dealers: of the maker, else of others and of the maker in the whole state. */
  #listInPlace(place: Place, maker: Maker | undefined, searched: DealerKind | undefined): Entry[] {
    const placeRows = this.#rows.filter((row) => isInPlace(row, place));
    const ofMaker = placeRows.filter((row) => row.brand_slug === maker?.slug);
    const matchingRows = ofMaker.length > 0 ? ofMaker : placeRows;
    const kind =
      searched ??
      DEALER_KINDS.find((kindOption) => matchingRows.some((row) => row.kind === kindOption)) ??
      'tractor';
    const brand = ofMaker.some((row) => row.kind === kind) ? maker : undefined;
    const listed = (brand ? ofMaker : placeRows).filter((row) => row.kind === kind);
    const inState = maker && !brand ? this.#toStateEntry(place, kind, maker) : undefined;
    const elsewhere = maker && !brand ? (inState ? [inState] : this.#listInIndia(maker, kind)) : [];
    const list =
      listed.length > 0
        ? toDealerListEntry({ kind, brand, place })
        : (this.#toStateEntry(place, kind) ?? toDealerListEntry({ kind }, place.name));
    return [list, ...elsewhere, ...listed.slice(0, MAX_DEALERS).map(toDealerEntry)];
  }

  /** The list of the place's state; undefined if it is empty. */
  #toStateEntry(
    { state, name, state_name }: Place,
    kind: DealerKind,
    brand?: Maker,
  ): Entry | undefined {
    const isListed = this.#rows.some(
      (row) =>
        row.kind === kind && row.state === state && (!brand || row.brand_slug === brand.slug),
    );
    if (!isListed) return undefined;
    const filter = { kind, brand, place: { state, name: state_name } };
    return toDealerListEntry(filter, brand ? undefined : name);
  }

  #listInIndia(maker: Maker, kind: DealerKind | undefined): Entry[] {
    const makerRow = this.#rows.find(
      (row) => row.brand_slug === maker.slug && (kind === undefined || row.kind === kind),
    );
    return makerRow ? [toDealerListEntry({ kind: makerRow.kind, brand: maker })] : [];
  }

  /** The part of the query that names a maker, and the other words. */
  #findMaker(
    tokens: readonly FoldedToken[],
  ): { maker: Maker; otherTokens: FoldedToken[] } | undefined {
    for (const part of iterateTokenRuns(tokens)) {
      if (part.tokens.every(isFiller)) continue;
      const [hit] = this.#makerNames.searchTokens(part.tokens);
      const maker = this.#makers.get(hit?.entry.path ?? '');
      const minScore = part.tokens.length > 1 ? MIN_EXACT_SCORE : MIN_NAME_SCORE;
      if (hit === undefined || maker === undefined || hit.score < minScore) continue;
      const [place] = this.#placeNames.searchTokens(part.tokens);
      if (place === undefined || place.score <= hit.score)
        return { maker, otherTokens: part.otherTokens };
    }
    return undefined;
  }

  /** The places that all words name, otherwise those that a part of them names. */
  #findPlaces(tokens: readonly FoldedToken[]): Place[] {
    const tokenRuns = [...iterateTokenRuns(tokens)].map((part) => part.tokens);
    for (const part of [tokens, ...tokenRuns]) {
      const hits = this.#placeNames.searchTokens(part);
      const best = hits[0]?.score ?? 0;
      if (best < (part.every(isFiller) ? MIN_EXACT_SCORE : MIN_NAME_SCORE)) continue;
      return hits
        .filter(({ score }) => score > best - MAX_SCORE_GAP)
        .slice(0, MAX_PLACES)
        .flatMap(({ entry }: Hit) => this.#places.get(entry.path) ?? []);
    }
    return [];
  }
}

const isInPlace = (row: DealerRow, { state, district }: Place): boolean =>
  row.state === state && (district === undefined || row.district_slug === district);

const createNameEntry = (path: string, name: LocalisedText, also: readonly string[]): Entry => ({
  ...PLAIN_ENTRY,
  kind: 'page',
  path,
  name,
  also,
});

/** Series of neighbouring words, the longest first, with the words outside of it. */
function* iterateTokenRuns(tokens: readonly FoldedToken[]) {
  for (let length = Math.min(MAX_NAME_TOKENS, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      yield {
        tokens: tokens.slice(start, end),
        otherTokens: [...tokens.slice(0, start), ...tokens.slice(end)],
      };
    }
  }
}
