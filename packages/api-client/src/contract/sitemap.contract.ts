import { z } from 'zod';
import { dataResponse } from './data-response.ts';

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

export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export type SitemapResponse = z.output<typeof sitemapResponse>;
export type SitemapSectionResponse = z.output<typeof sitemapSectionResponse>;
export type SitemapEntry = SitemapSectionResponse['data'][number];
