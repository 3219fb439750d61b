import type {
  SitemapAnswer,
  SitemapEntry,
  SitemapSection,
  SitemapSectionAnswer,
} from '../contract/sitemap.ts';
import { type CallOptions, getJson } from './request.ts';

/** Sitemap sections with their number of addresses and last modification. */
export async function getSitemap(options: CallOptions = {}): Promise<SitemapAnswer['data']> {
  return (await getJson<SitemapAnswer>('/api/v1/sitemap', {}, options)).data;
}

/** Up to 10,000 addresses of a section; empty after its last page. */
export async function getSitemapSection(
  { section, page }: { section: SitemapSection; page: number },
  options: CallOptions = {},
): Promise<SitemapEntry[]> {
  const path = `/api/v1/sitemap/${section}`;
  return (await getJson<SitemapSectionAnswer>(path, { page }, options)).data;
}
