import type {
  SitemapEntry,
  SitemapResponse,
  SitemapSection,
  SitemapSectionResponse,
} from '../contract/sitemap.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the sections of the sitemap, with the number of URLs and the last modification of each section. */
export async function getSitemap(options: CallOptions = {}): Promise<SitemapResponse['data']> {
  return (await getJson<SitemapResponse>('/api/v1/sitemap', {}, options)).data;
}

/** Fetches up to 10,000 URLs of a section. `page` is counted from 1, and the list is empty after the last page. */
export async function getSitemapSection(
  { section, page }: { section: SitemapSection; page: number },
  options: CallOptions = {},
): Promise<SitemapEntry[]> {
  const path = `/api/v1/sitemap/${section}`;
  return (await getJson<SitemapSectionResponse>(path, { page }, options)).data;
}
