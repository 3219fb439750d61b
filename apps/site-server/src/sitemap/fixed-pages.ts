import type { getSitemap, SitemapSection } from '@tractor-haat/api-client';
import type { LiveSite } from '../release/live-site.ts';

export const SHELL_PAGES: readonly string[] = [
  '/',
  '/about',
  '/career',
  '/display',
  '/our-contacts',
  '/partner',
  '/privacy',
  '/terms-of-use',
  '/tractorjunction',
];

/** Personal pages and forms, which search engines must not index. */
export const PRIVATE_PATHS =
  /^\/(?:sign-in|register|forgot-password|my|my-data|price-alert|report|search|(?:enquiry|desk|newsletter)(?:\/.*)?)$|^\/sell-old-tractor\/./;

export function fixedPages(site: Pick<LiveSite, 'remotes'>): string[] {
  const patterns = site.remotes.flatMap(({ routes }) => routes);
  const fixed = patterns.filter((path) => !/[:*]/.test(path) && !PRIVATE_PATHS.test(path));
  return [...new Set([...SHELL_PAGES, ...fixed])];
}

const OVERVIEW_SECTIONS: Readonly<Record<string, SitemapSection>> = {
  '/tractors': 'tractors',
  '/tractor-brands': 'tractors',
  '/tractor-implements-in-india': 'implements',
  '/tractor-implements-brands-in-india': 'implements',
  '/tyres': 'tyres',
  '/second-hand-tractor': 'used',
  '/compare-tractors': 'comparisons',
  '/tractor-industry-news-blogs': 'posts',
  '/tractors-question-hub': 'questions',
};

export const changedOn = (
  path: string,
  sections: Awaited<ReturnType<typeof getSitemap>>,
): string | null =>
  sections.find(({ section }) => section === OVERVIEW_SECTIONS[path])?.changed_on ?? null;
