import {
  ApiError,
  getSitemap,
  getSitemapSection,
  type SitemapSection,
} from '@tractor-haat/api-client';
import { LANGUAGES, type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../read-config.ts';
import type { Live } from '../release/live.ts';
import type { LiveSite } from '../release/live-site.ts';
import { changedOn, fixedPages } from './fixed-pages.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const PER_SITEMAP = 10_000;

const FILE_PATTERN = /^(pages|[a-z]+)-(en|hi|gu|mr)(?:-([1-9]\d{0,2}))?\.xml$/;

export function addSitemapRoutes(app: FastifyInstance, config: SiteConfig, live: Live): void {
  const { origin, apiBase: base } = config;

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=86400')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', { errorHandler: sendApiFailure }, async (_, reply) => {
    const sections = await getSitemap({ base });
    const sitemaps = [
      { name: 'pages', pages: 1, changed_on: null },
      ...sections.map(({ section, count, changed_on }) => ({
        name: section,
        pages: Math.ceil(count / PER_SITEMAP),
        changed_on,
      })),
    ];
    const files = sitemaps.flatMap(({ name, pages, changed_on }) =>
      LANGUAGES.flatMap((language) =>
        Array.from({ length: pages }, (_, index) => ({
          address: `${origin}/sitemap/${name}-${language}${index === 0 ? '' : `-${index + 1}`}.xml`,
          changed_on,
        })),
      ),
    );
    return sendXml(reply, sitemapIndexXml(files));
  });

  async function listFixedEntries(site: LiveSite) {
    const sections = await getSitemap({ base });
    return fixedPages(site).map((path) => ({ path, changed_on: changedOn(path, sections) }));
  }

  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { errorHandler: sendApiFailure },
    async (request, reply) => {
      const [, name = '', language, page = '1'] = FILE_PATTERN.exec(request.params.file) ?? [];
      const site = live.site();
      if (!language || !site) return reply.callNotFound();
      const entries =
        name === 'pages'
          ? await listFixedEntries(site)
          : await getSitemapSection(
              { section: name as SitemapSection, page: Number(page) },
              { base },
            );
      if (entries.length === 0 || (name === 'pages' && page !== '1')) return reply.callNotFound();
      const addresses = entries.map(({ path, changed_on }) => ({
        address: origin + localizePath(language as Language, path),
        changed_on,
      }));
      return sendXml(reply, sitemapXml(addresses));
    },
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
