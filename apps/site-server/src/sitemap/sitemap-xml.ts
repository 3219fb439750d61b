import { escapeHtml } from '../html/escape-html.ts';

/** A sitemap URL. `changed_on` is a date such as `2026-11-21`; null if unknown. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed_on: string | null;
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_SCHEMA_URL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (name: string, { address, changed_on }: SitemapEntry) =>
  `<${name}><loc>${escapeHtml(address)}</loc>${changed_on ? `<lastmod>${changed_on}</lastmod>` : ''}</${name}>`;

/** Sitemap of one section in one language. */
export const sitemapXml = (addresses: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<urlset xmlns="${SITEMAP_SCHEMA_URL}">${addresses.map((one) => entry('url', one)).join('')}</urlset>`;

/** Index of all sitemaps. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  `${XML_HEADER}<sitemapindex xmlns="${SITEMAP_SCHEMA_URL}">${sitemaps.map((one) => entry('sitemap', one)).join('')}</sitemapindex>`;
