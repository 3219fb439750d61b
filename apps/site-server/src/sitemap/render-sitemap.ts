import { escapeHtml } from '../html/escape-html.ts';

/** `changed_on` is a date such as `2026-11-21`, or null if unknown. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed_on: string | null;
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_SCHEMA_URL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const renderSitemap = (entries: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<urlset xmlns="${SITEMAP_SCHEMA_URL}">${renderEntries('url', entries)}</urlset>`;

export const renderSitemapIndex = (sitemaps: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<sitemapindex xmlns="${SITEMAP_SCHEMA_URL}">${renderEntries('sitemap', sitemaps)}</sitemapindex>`;

const renderEntries = (tagName: string, entries: readonly SitemapEntry[]): string =>
  entries
    .map(({ address, changed_on }) => {
      const date = changed_on ? `<lastmod>${changed_on}</lastmod>` : '';
      return `<${tagName}><loc>${escapeHtml(address)}</loc>${date}</${tagName}>`;
    })
    .join('');
