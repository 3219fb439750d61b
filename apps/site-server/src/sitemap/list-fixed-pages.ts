import type { getSitemap, SitemapSection } from '@tractor-haat/api-client';
import type { LiveSite } from '../release/load-live-site.ts';

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

/** Matches a route with a parameter, such as `/tractor/:slug`. */
const PARAMETER_PATTERN = /[:*]/;

/** Returns the paths of public pages without parameters. */
export function listFixedPages(site: Pick<LiveSite, 'remotes'>): string[] {
  const patterns = site.remotes.flatMap(({ routes }) => routes);
  const fixedPaths = patterns.filter(
    (path) => !PARAMETER_PATTERN.test(path) && !PRIVATE_PATHS.test(path),
  );
  return [...new Set([...SHELL_PAGES, ...fixedPaths])];
}

/** Sections by the path of the overview page that lists their entries. */
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

/** Returns the date of the last change in the section of an overview page, or null for other pages. */
export function findChangeDate(
  path: string,
  sections: Awaited<ReturnType<typeof getSitemap>>,
): string | null {
  const overviewSection = OVERVIEW_SECTIONS[path];
  return sections.find(({ section }) => section === overviewSection)?.changed_on ?? null;
}
