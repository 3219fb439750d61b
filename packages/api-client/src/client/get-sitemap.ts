import type {
  SitemapEntry,
  SitemapResponse,
  SitemapSection,
  SitemapSectionResponse,
} from '../contract/sitemap.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Sitemap sections with their number of addresses and last modification. */
export async function getSitemap(options: CallOptions = {}): Promise<SitemapResponse['data']> {
  return (await getJson<SitemapResponse>('/api/v1/sitemap', {}, options)).data;
}

/** Up to 10,000 addresses of a section; empty after its last page. */
export async function getSitemapSection(
  { section, page }: { section: SitemapSection; page: number },
  options: CallOptions = {},
): Promise<SitemapEntry[]> {
  const path = `/api/v1/sitemap/${section}`;
  return (await getJson<SitemapSectionResponse>(path, { page }, options)).data;
}
