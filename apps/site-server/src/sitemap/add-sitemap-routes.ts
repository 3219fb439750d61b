import {
  ApiError,
  getSitemap,
  getSitemapSection,
  type SitemapSection,
} from '@tractor-haat/api-client';
import { LANGUAGES, type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import type { LiveSite } from '../release/load-live-site.ts';
import { findChangeDate, listFixedPages } from './list-fixed-pages.ts';
import { renderSitemap, renderSitemapIndex, type SitemapEntry } from './render-sitemap.ts';

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
    const files = listSitemapFiles(origin, await getSitemap({ base }));
    return sendXml(reply, renderSitemapIndex(files));
  });

  async function listFixedEntries(site: LiveSite) {
    const sections = await getSitemap({ base });
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
          : await getSitemapSection(
              { section: name as SitemapSection, page: Number(page) },
              { base },
            );
      if (entries.length === 0 || (name === 'pages' && page !== '1')) return reply.callNotFound();
      const localizedEntries = entries.map(({ path, changed_on }) => ({
        address: origin + localizePath(language as Language, path),
        changed_on,
      }));
      return sendXml(reply, renderSitemap(localizedEntries));
    },
  );
}

function listSitemapFiles(
  origin: string,
  sections: Awaited<ReturnType<typeof getSitemap>>,
): SitemapEntry[] {
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
