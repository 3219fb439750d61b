import { z } from 'zod';
import { answer } from './answer.ts';

/** Parts of the site whose pages come from the database. */
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

/** Addresses of one answer: well below the 50,000 that a sitemap may hold. */
export const SITEMAP_PAGE = 10_000;

export const sitemapParams = z.object({ section: z.enum(SITEMAP_SECTIONS) });
export const sitemapQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
});

/** GET /api/v1/sitemap: how many addresses each section has, and when one of them changed last. */
export const sitemapAnswer = answer(
  z.array(
    z.object({
      section: z.enum(SITEMAP_SECTIONS),
      count: z.int().min(0),
      changed_on: z.iso.date().nullable(),
    }),
  ),
);

/** GET /api/v1/sitemap/:section: addresses without language prefix, and the day of their last change. */
export const sitemapSectionAnswer = answer(
  z.array(z.object({ path: z.string(), changed_on: z.iso.date().nullable() })),
);

export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export type SitemapAnswer = z.output<typeof sitemapAnswer>;
export type SitemapSectionAnswer = z.output<typeof sitemapSectionAnswer>;
export type SitemapEntry = SitemapSectionAnswer['data'][number];
