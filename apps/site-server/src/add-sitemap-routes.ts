import { ApiError, api, type GetData, type SitemapSection } from '@tractor-haat/api-client';
import { LANGUAGES, type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import type { SiteConfig } from './read-config.ts';
import type { LiveSites } from './release/follow-registry.ts';
import type { LiveSite } from './release/load-live-site.ts';

/** `changed_on` is a date such as `2026-11-21`, or null if unknown. */
interface SitemapEntry {
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
export function findChangeDate(path: string, sections: GetData<'/api/v1/sitemap'>): string | null {
  const overviewSection = OVERVIEW_SECTIONS[path];
  return sections.find(({ section }) => section === overviewSection)?.changed_on ?? null;
}

/** Maximum number of entries of one sitemap. */
const MAX_ENTRIES = 10_000;

/** Examples: `pages-en.xml`, `tractors-hi-2.xml`. */
const SITEMAP_FILE = /^(pages|[a-z]+)-(en|hi|gu|mr)(?:-([1-9]\d{0,2}))?\.xml$/;

export function addSitemapRoutes(app: FastifyInstance, config: SiteConfig, live: LiveSites): void {
  const { origin, apiBase: base } = config;

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=86400')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', { errorHandler: sendApiFailure }, async (_, reply) => {
    const files = listSitemapFiles(origin, await api.get('/api/v1/sitemap', { base }));
    return sendXml(reply, renderSitemapIndex(files));
  });

  async function listFixedEntries(site: LiveSite) {
    const sections = await api.get('/api/v1/sitemap', { base });
    return listFixedPages(site).map((path) => ({
      path,
      changed_on: findChangeDate(path, sections),
    }));
  }

  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { errorHandler: sendApiFailure },
    async (request, reply) => {
      const [, name = '', language, page = '1'] = SITEMAP_FILE.exec(request.params.file) ?? [];
      const site = live.getSite();
      if (!language || !site) return reply.callNotFound();
      const entries =
        name === 'pages'
          ? await listFixedEntries(site)
          : await api.get('/api/v1/sitemap/:section', {
              params: { section: name as SitemapSection },
              query: { page: Number(page) },
              base,
            });
      if (entries.length === 0 || (name === 'pages' && page !== '1')) return reply.callNotFound();
      const localizedEntries = entries.map(({ path, changed_on }) => ({
        address: origin + localizePath(language as Language, path),
        changed_on,
      }));
      return sendXml(reply, renderSitemap(localizedEntries));
    },
  );
}

function listSitemapFiles(origin: string, sections: GetData<'/api/v1/sitemap'>): SitemapEntry[] {
  const sitemaps = [
    { name: 'pages', fileCount: 1, changed_on: null },
    ...sections.map(({ section, count, changed_on }) => ({
      name: section,
      fileCount: Math.ceil(count / MAX_ENTRIES),
      changed_on,
    })),
  ];
  return sitemaps.flatMap(({ name, fileCount, changed_on }) =>
    LANGUAGES.flatMap((language) =>
      Array.from({ length: fileCount }, (_, index) => {
        const suffix = index === 0 ? '' : `-${index + 1}`;
        return { address: `${origin}/sitemap/${name}-${language}${suffix}.xml`, changed_on };
      }),
    ),
  );
}

/** The API rejects an unknown section with 400. */
function sendApiFailure(error: Error, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError && error.status === 400) return reply.callNotFound();
  return reply
    .code(503)
    .header('retry-after', '60')
    .type('text/plain')
    .send('503 Service Unavailable\n');
}

const sendXml = (reply: FastifyReply, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(xml);
