import { z } from 'zod';
import { answer } from './answer.ts';

/** Sitemap sections with pages from the database. */
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

/** Addresses per response; the sitemap protocol allows 50,000. */
export const SITEMAP_PAGE = 10_000;

export const sitemapParams = z.object({ section: z.enum(SITEMAP_SECTIONS) });
export const sitemapQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
});

/** GET /api/v1/sitemap: number of addresses and last modification of each section. */
export const sitemapAnswer = answer(
  z.array(
    z.object({
      section: z.enum(SITEMAP_SECTIONS),
      count: z.int().min(0),
      changed_on: z.iso.date().nullable(),
    }),
  ),
);

/** GET /api/v1/sitemap/:section: paths without language prefix and their last modification. */
export const sitemapSectionAnswer = answer(
  z.array(z.object({ path: z.string(), changed_on: z.iso.date().nullable() })),
);

export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export type SitemapAnswer = z.output<typeof sitemapAnswer>;
export type SitemapSectionAnswer = z.output<typeof sitemapSectionAnswer>;
export type SitemapEntry = SitemapSectionAnswer['data'][number];
