import type { DealerKind } from '@tractor-haat/api-client/contract';
import { type LocalisedText, listTexts } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import { cacheByRevision } from '../../core/lists/cache-by-revision.ts';
import type { DealerIndex, DealerRow } from '../catalogue/dealers/create-dealer-index.ts';
import type { PlaceIndex, PlaceIndexCache } from '../catalogue/places/place-index.ts';
import { type Entry, PLAIN_ENTRY } from './entry.ts';
import type { FoldedToken } from './fold.ts';
import { createMakerNamesReader, listSearchTerms, type SearchTerms } from './list-entries.ts';
import { type DealerQuery, parseDealerQuery } from './parse-dealer-query.ts';
import { SearchIndex } from './search-index.ts';
import { formatDealerListPath, toDealerEntry, toDealerListEntry } from './to-dealer-entry.ts';
import { isFiller } from './tokenize.ts';

type DealerSearchSources = { dealers: DealerIndex; places: PlaceIndexCache };

export type DealerSearch = (query: string) => Promise<Entry[]>;

/** Returns no entries, without a database query, if the query contains no word for dealers. */
export function createDealerSearch(
  db: Database,
  { dealers: getDealers, places: getPlaces }: DealerSearchSources,
): DealerSearch {
  const readTerms = cacheByRevision(db, ['search'], () => listSearchTerms(db));
  let cached: { sources: readonly unknown[]; matcher: Promise<DealerMatcher> } | undefined;
  return async (query) => {
    const dealerQuery = parseDealerQuery(query);
    if (dealerQuery === null || dealerQuery.tokens.length === 0) return [];
    const [{ rows }, placeIndex, searchTerms] = await Promise.all([
      getDealers(),
      getPlaces(),
      readTerms(),
    ]);
    const sources = [rows, placeIndex, searchTerms];
    if (!cached?.sources.every((source, index) => source === sources[index])) {
      cached = { sources, matcher: DealerMatcher.createInSlices(rows, placeIndex, searchTerms) };
    }
    return (await cached.matcher).search(dealerQuery);
  };
}

/** Minimum score of a word that names a maker or a place. A phonetic match has this score. */
const MIN_NAME_SCORE = 0.8;
/** Minimum score of a maker named by several words, and of a place named like a filler word, such as Dhar. */
const MIN_EXACT_SCORE = 1;
const MAX_NAME_TOKENS = 4;
/** Places with a score this close to the best are results too. For example, two districts are named Aurangabad. */
const MAX_SCORE_GAP = 0.25;
const MAX_PLACES = 4;
const MAX_DEALERS = 6;

const DEALER_KINDS: readonly DealerKind[] = ['tractor', 'implement', 'tyre'];

type Maker = { slug: string; name: LocalisedText };
type Place = { state: string; district?: string; name: LocalisedText; state_name: LocalisedText };

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

  static async createInSlices(
    rows: readonly DealerRow[],
    placeIndex: PlaceIndex,
    searchTerms: SearchTerms,
  ): Promise<DealerMatcher> {
    const listOtherNames = createMakerNamesReader(searchTerms);
    const makers = new Map(
      rows.map(({ brand_slug: slug, brand_name: name }) => [slug, { slug, name }]),
    );
    const makerEntries = [...makers.values()].map(({ slug, name }) =>
      createNameEntry(slug, name, listOtherNames(slug)),
    );
    const places = new Map<string, Place>();
    const placeEntries: Entry[] = [];
    const addPlace = (place: Place, aliases: readonly string[]) => {
      const path = formatDealerListPath({ kind: 'tractor', place });
      places.set(path, place);
      const slug = place.district ?? place.state;
      const entry = createNameEntry(path, place.name, [
        slug,
        ...aliases,
        ...(searchTerms.get(path) ?? []),
      ]);
      placeEntries.push({ ...entry, hints: place.district ? listTexts(place.state_name) : [] });
    };
    for (const { slug, name, aliases } of placeIndex.states) {
      addPlace({ state: slug, name, state_name: name }, aliases);
    }
    for (const { state, slug, name, state_name, aliases } of placeIndex.districts) {
      addPlace({ state, district: slug, name, state_name }, aliases);
    }
    return new DealerMatcher(
      rows,
      { byPath: makers, names: await SearchIndex.createInSlices(makerEntries) },
      { byPath: places, names: await SearchIndex.createInSlices(placeEntries) },
    );
  }

  search({ kind, tokens }: DealerQuery): Entry[] {
    const makerMatch = this.#findMaker(tokens);
    const maker = makerMatch?.maker;
    const otherTokens = makerMatch?.otherTokens ?? tokens;
    const places = otherTokens.length === 0 ? [] : this.#findPlaces(otherTokens);
    if (maker === undefined || places.length > 0) {
      const entries = places.flatMap((place) => this.#listDealersInPlace(place, maker, kind));
      return removeRepeatedPaths(entries);
    }
    return this.#listDealersInIndia(maker, kind);
  }

  /** Without a dealer of the maker in the place, also links to its dealers in the state or in India. */
  #listDealersInPlace(
    place: Place,
    maker: Maker | undefined,
    requestedKind: DealerKind | undefined,
  ): Entry[] {
    const placeRows = this.#rows.filter((row) => isInPlace(row, place));
    const makerRows = placeRows.filter((row) => row.brand_slug === maker?.slug);
    const matchingRows = makerRows.length > 0 ? makerRows : placeRows;
    const kind =
      requestedKind ??
      DEALER_KINDS.find((kindOption) => matchingRows.some((row) => row.kind === kindOption)) ??
      'tractor';
    const brand = makerRows.some((row) => row.kind === kind) ? maker : undefined;
    const listedRows = (brand ? makerRows : placeRows).filter((row) => row.kind === kind);
    const entriesElsewhere =
      maker && !brand ? this.#listDealersOutsidePlace(place, kind, maker) : [];
    const listEntry =
      listedRows.length > 0
        ? toDealerListEntry({ kind, brand, place })
        : (this.#toStateEntry(place, kind) ?? toDealerListEntry({ kind }, place.name));
    return [listEntry, ...entriesElsewhere, ...listedRows.slice(0, MAX_DEALERS).map(toDealerEntry)];
  }

  #listDealersOutsidePlace(place: Place, kind: DealerKind, maker: Maker): Entry[] {
    const stateEntry = this.#toStateEntry(place, kind, maker);
    return stateEntry ? [stateEntry] : this.#listDealersInIndia(maker, kind);
  }

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

  #listDealersInIndia(maker: Maker, kind: DealerKind | undefined): Entry[] {
    const makerRow = this.#rows.find(
      (row) => row.brand_slug === maker.slug && (kind === undefined || row.kind === kind),
    );
    return makerRow ? [toDealerListEntry({ kind: makerRow.kind, brand: maker })] : [];
  }

  #findMaker(
    tokens: readonly FoldedToken[],
  ): { maker: Maker; otherTokens: FoldedToken[] } | undefined {
    for (const run of iterateTokenRuns(tokens)) {
      if (run.tokens.every(isFiller)) continue;
      const [hit] = this.#makerNames.searchTokens(run.tokens);
      const maker = this.#makers.get(hit?.entry.path ?? '');
      const minScore = run.tokens.length > 1 ? MIN_EXACT_SCORE : MIN_NAME_SCORE;
      if (hit === undefined || maker === undefined || hit.score < minScore) continue;
      const [place] = this.#placeNames.searchTokens(run.tokens);
      if (place === undefined || place.score <= hit.score)
        return { maker, otherTokens: run.otherTokens };
    }
    return undefined;
  }

  /** Tries all tokens together first, then shorter and shorter runs of them. */
  #findPlaces(tokens: readonly FoldedToken[]): Place[] {
    const tokenRuns = [...iterateTokenRuns(tokens)].map((run) => run.tokens);
    for (const run of [tokens, ...tokenRuns]) {
      const hits = this.#placeNames.searchTokens(run);
      const bestScore = hits[0]?.score ?? 0;
      if (bestScore < (run.every(isFiller) ? MIN_EXACT_SCORE : MIN_NAME_SCORE)) continue;
      return hits
        .filter(({ score }) => score > bestScore - MAX_SCORE_GAP)
        .slice(0, MAX_PLACES)
        .flatMap(({ entry }) => this.#places.get(entry.path) ?? []);
    }
    return [];
  }
}

function removeRepeatedPaths(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    ({ path }, index) => entries.findIndex((entry) => entry.path === path) === index,
  );
}

const isInPlace = (row: DealerRow, { state, district }: Place): boolean =>
  row.state === state && (district === undefined || row.district_slug === district);

const createNameEntry = (
  path: string,
  name: LocalisedText,
  synonyms: readonly string[],
): Entry => ({
  ...PLAIN_ENTRY,
  kind: 'page',
  path,
  name,
  synonyms,
});

/** The longest runs come first. `otherTokens` are the tokens outside the run. */
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
