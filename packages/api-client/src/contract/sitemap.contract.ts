import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';

/** Sections whose pages come from the database. */
export const SITEMAP_SECTIONS = [
  'tractors',
  'implements',
  'tyres',
  'used',
  'dealers',
  'comparisons',
  'posts',
  'videos',
  'questions',
] as const;

/** Number of URLs per response. The sitemap protocol allows at most 50,000. */
export const SITEMAP_PAGE = 10_000;

export const sitemapParams = z.object({ section: z.enum(SITEMAP_SECTIONS) });
export const sitemapQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
});

/** GET /api/v1/sitemap: number of URLs and last modification by section. */
export const sitemapResponse = dataResponse(
  z.array(
    z.object({
      section: z.enum(SITEMAP_SECTIONS),
      count: z.int().min(0),
      changed_on: z.iso.date().nullable(),
    }),
  ),
);

/** GET /api/v1/sitemap/:section: paths without a language prefix, and the day of their last modification. */
export const sitemapSectionResponse = dataResponse(
  z.array(z.object({ path: z.string(), changed_on: z.iso.date().nullable() })),
);

export const sitemapEndpoints = defineEndpoints({
  getSitemap: {
    method: 'GET',
    path: '/api/v1/sitemap',
    summary: 'Lists the sitemap sections with their numbers of URLs',
    tag: 'sitemap',
    response: sitemapResponse,
    cache: 'public',
  },
  getSitemapSection: {
    method: 'GET',
    path: '/api/v1/sitemap/:section',
    summary: 'Lists the URLs of a sitemap section, 10,000 a page',
    tag: 'sitemap',
    params: sitemapParams,
    query: sitemapQuery,
    response: sitemapSectionResponse,
    cache: 'public',
  },
});

export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export type SitemapResponse = z.output<typeof sitemapResponse>;
export type SitemapSectionResponse = z.output<typeof sitemapSectionResponse>;
export type SitemapEntry = SitemapSectionResponse['data'][number];
