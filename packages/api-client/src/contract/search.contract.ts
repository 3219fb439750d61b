import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '../min-query-length.ts';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language, languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { text } from './text.ts';

/** Kinds of search results, in display order. */
export const SEARCH_KINDS = [
  'brand',
  'tractor',
  'type',
  'implement',
  'tyre',
  'page',
  'post',
  'video',
] as const;

export const searchKind = z.enum(SEARCH_KINDS).meta({ id: 'SearchKind' });

const queryText = text().max(
  MAX_QUERY_LENGTH,
  `is too long (${MAX_QUERY_LENGTH} characters at most)`,
);

/** POST /api/home_search: suggestions for an incomplete query. */
export const homeSearchBody = z.object({ query: queryText, language: language.default('en') });

/** `language` is that of `name`. `url` is a path in the language of the request. */
export const suggestion = z
  .object({ name: z.string(), url: z.string(), kind: searchKind, language })
  .meta({ id: 'SearchSuggestion' });

export const homeSearchResponse = z.object({
  success: z.literal(true),
  data: z.array(suggestion),
});

/** GET /api/v1/search: the first results of all kinds or, with `kind`, one page of its results. */
export const searchQuery = z.object({
  q: queryText.default(''),
  kind: searchKind.optional(),
  page: pageQuery,
  language: languageQuery,
});

export const searchResult = z
  .object({
    kind: searchKind,
    name: localText,
    url: z.string(),
    /** Short description. Null for tractors, implements, tyres, and pages without one. */
    line: localText.nullable(),
    picture: picture.nullable(),
    hp: z.number().nullable(),
    /** Lowest public price. */
    price_inr: z.int().nullable(),
  })
  .meta({ id: 'SearchResult' });

export const searchGroup = z.object({
  kind: searchKind,
  total: z.int().min(1),
  items: z.array(searchResult),
});

export const searchResponse = dataResponse(
  z.object({
    total: z.int().min(0),
    groups: z.array(searchGroup),
    /** Null if the query has no `kind`. */
    list: listPage(searchResult).nullable(),
  }),
);

export const searchEndpoints = defineEndpoints({
  suggestSearch: {
    method: 'POST',
    path: '/api/home_search',
    summary: 'Lists the suggestions for a query, best match first',
    tag: 'search',
    body: homeSearchBody,
    response: homeSearchResponse,
    cache: 'none',
  },
  searchSite: {
    method: 'GET',
    path: '/api/v1/search',
    summary: 'Lists the search results by kind',
    tag: 'search',
    query: searchQuery,
    response: searchResponse,
    cache: 'public',
  },
});

export type SearchKind = z.output<typeof searchKind>;
export type HomeSearchInput = z.input<typeof homeSearchBody>;
export type HomeSearchResponse = z.output<typeof homeSearchResponse>;
export type SearchSuggestion = z.output<typeof suggestion>;
export type SearchFilter = z.output<typeof searchQuery>;
export type SearchQuery = Partial<SearchFilter>;
export type SearchResult = z.output<typeof searchResult>;
export type SearchResponse = z.output<typeof searchResponse>;
export type SearchResults = SearchResponse['data'];
