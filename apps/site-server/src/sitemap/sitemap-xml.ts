import { escapeHtml } from '../html/escape-html.ts';

/** `changed_on` is a date such as `2026-11-21`, or null if unknown. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed_on: string | null;
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_SCHEMA_URL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const renderEntry = (name: string, { address, changed_on }: SitemapEntry) =>
  `<${name}><loc>${escapeHtml(address)}</loc>${changed_on ? `<lastmod>${changed_on}</lastmod>` : ''}</${name}>`;

export const sitemapXml = (addresses: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<urlset xmlns="${SITEMAP_SCHEMA_URL}">${addresses.map((address) => renderEntry('url', address)).join('')}</urlset>`;

export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<sitemapindex xmlns="${SITEMAP_SCHEMA_URL}">${sitemaps.map((sitemap) => renderEntry('sitemap', sitemap)).join('')}</sitemapindex>`;
