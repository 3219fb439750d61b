import type { getSitemap, SitemapSection } from '@tractor-haat/api-client';
import type { LiveSite } from '../release/live-site.ts';

/** The shell's own pages that are worth finding. */
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

/** Nothing to be found: they belong to one visitor, or are there for those who build the site. */
export const PRIVATE =
  /^\/(?:sign-in|register|forgot-password|my|my-data|price-alert|report|search|__ui|(?:enquiry|desk|newsletter)(?:\/.*)?)$|^\/sell-old-tractor\/./;

/** Pages whose address is fixed: the shell's, and every section's patterns without a part to fill in. */
export function fixedPages(site: Pick<LiveSite, 'remotes'>): string[] {
  const patterns = site.remotes.flatMap(({ routes }) => routes);
  const fixed = patterns.filter((path) => !/[:*]/.test(path) && !PRIVATE.test(path));
  return [...new Set([...SHELL_PAGES, ...fixed])];
}

/** Pages that show all of a section: they change when something in it does. */
const WHOLE: Readonly<Record<string, SitemapSection>> = {
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

/** The day on which a page of fixed address changed last; null where nobody can say. */
export const changedOn = (
  path: string,
  sections: Awaited<ReturnType<typeof getSitemap>>,
): string | null => sections.find(({ section }) => section === WHOLE[path])?.changed_on ?? null;
