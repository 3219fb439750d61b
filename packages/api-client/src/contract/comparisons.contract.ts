import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { dealerCard } from './dealers.contract.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageOnlyQuery, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';
import { includeQuery, tractorCard, tractorFacts } from './tractors.contract.ts';

/** Maximum number of tractors in a comparison. More than four columns do not fit side by side. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** GET /api/v1/compared-tractors?slug=…&slug=…: two to four different slugs in any order. */
export const comparedQuery = z.object({
  slug: z
    .array(slug)
    .min(MIN_COMPARED)
    .max(MAX_COMPARED)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'must all differ'),
  language: languageQuery,
});

/** The largest implement of its type that a tractor can drive and lift. */
export const largestImplement = z.object({
  id: z.int().min(1),
  slug,
  type_slug: slug,
  type_name: localText,
  brand_slug: slug,
  brand_name: localText,
  model: z.string(),
  working_width_mm: z.int().min(1).nullable(),
  fit: z.enum(['easy', 'tight']),
});

/** A tractor in a comparison, with one implement per type in display order. */
export const comparedTractor = tractorFacts
  .extend({
    implements: z.array(largestImplement),
    dealers: z.array(dealerCard),
    dealer_count: z.int().min(0),
  })
  .meta({ id: 'ComparedTractor' });

/** The tractors are sorted by slug, as in the URL of the comparison page. `picture` shows all of them. */
export const comparedResponse = dataResponse(
  z.object({ tractors: z.array(comparedTractor), picture: picture.omit({ alt: true }) }),
);

/** GET /api/v1/tractor-comparisons: pairs chosen by the editors, in their order. */
export const comparisonPair = z
  .object({ tractors: z.tuple([tractorCard, tractorCard]) })
  .meta({ id: 'TractorComparison' });
export const comparisonsResponse = dataResponse(z.array(comparisonPair));

/** An option of a model picker. URLs contain the slug, and forms send the id. */
export const tractorName = z
  .object({ id: z.int(), slug, brand_slug: slug, brand_name: localText, model: z.string() })
  .meta({ id: 'TractorName' });

/** GET /api/v1/tractor-names: tractors by brand in display order, then by model. */
export const tractorNamesQuery = languageOnlyQuery.extend({ include: includeQuery });
export const tractorNamesResponse = dataResponse(z.array(tractorName));

export const tractorFactsParams = z.object({ slug });
export const tractorFactsResponse = dataResponse(tractorFacts);

export const comparisonEndpoints = defineEndpoints({
  compareTractors: {
    method: 'GET',
    path: '/api/v1/compared-tractors',
    summary: 'Compares two to four tractors',
    tag: 'tractors',
    query: comparedQuery,
    response: comparedResponse,
    cache: 'public',
  },
  listComparisons: {
    method: 'GET',
    path: '/api/v1/tractor-comparisons',
    summary: 'Lists the comparisons chosen by editors',
    tag: 'tractors',
    query: languageOnlyQuery,
    response: comparisonsResponse,
    cache: 'public',
  },
  listTractorNames: {
    method: 'GET',
    path: '/api/v1/tractor-names',
    summary: 'Lists tractors by brand and model',
    tag: 'tractors',
    query: tractorNamesQuery,
    response: tractorNamesResponse,
    cache: 'public',
  },
  getTractorFacts: {
    method: 'GET',
    path: '/api/v1/tractor-facts/:slug',
    summary: 'Returns a tractor by its slug, without related data',
    tag: 'tractors',
    params: tractorFactsParams,
    query: languageOnlyQuery,
    response: tractorFactsResponse,
    cache: 'public',
  },
});

export type ComparedFilter = z.output<typeof comparedQuery>;
export type LargestImplement = z.output<typeof largestImplement>;
export type ComparedTractor = z.output<typeof comparedTractor>;
export type ComparedResponse = z.output<typeof comparedResponse>;
export type Comparison = ComparedResponse['data'];
export type ComparisonPair = z.output<typeof comparisonPair>;
export type ComparisonsResponse = z.output<typeof comparisonsResponse>;
export type TractorName = z.output<typeof tractorName>;
export type TractorNamesResponse = z.output<typeof tractorNamesResponse>;
export type TractorFactsResponse = z.output<typeof tractorFactsResponse>;
