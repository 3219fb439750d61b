import { inHtml } from '../html/in-html.ts';

/** A sitemap URL. `changed_on` is a date such as `2026-11-21`; null if unknown. */
export interface SitemapAddress {
  readonly address: string;
  readonly changed_on: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (name: string, { address, changed_on }: SitemapAddress) =>
  `<${name}><loc>${inHtml(address)}</loc>${changed_on ? `<lastmod>${changed_on}</lastmod>` : ''}</${name}>`;

/** Sitemap of one section in one language. */
export const sitemapXml = (addresses: readonly SitemapAddress[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}">${addresses.map((one) => entry('url', one)).join('')}</urlset>`;

/** Index of all sitemaps. */
export const sitemapIndexXml = (sitemaps: readonly SitemapAddress[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">${sitemaps.map((one) => entry('sitemap', one)).join('')}</sitemapindex>`;
