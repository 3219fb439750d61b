import {
  SITEMAP_SECTIONS,
  sitemapParams,
  sitemapQuery,
  sitemapResponse,
  sitemapSectionResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import type { DealerIndex } from '../../domain/catalogue/dealers/dealer-index.ts';
import { createSectionReader } from '../../domain/search/sitemap/create-section-reader.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addSitemapRoutes(app: App, db: Database, dealers: DealerIndex): void {
  const readSection = createSectionReader(db, dealers);
  app.get(
    '/api/v1/sitemap',
    {
      schema: {
        summary: 'Lists the sitemap sections with their numbers of URLs',
        tags: ['sitemap'],
        response: toResponseSchemas(sitemapResponse),
      },
    },
    async (_, reply) => {
      const data = await Promise.all(
        SITEMAP_SECTIONS.map(async (section) => ({
          section,
          ...(await readSection(section).readSummary()),
        })),
      );
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/sitemap/:section',
    {
      schema: {
        summary: 'Lists the URLs of a sitemap section, 10,000 a page',
        tags: ['sitemap'],
        params: sitemapParams,
        querystring: sitemapQuery,
        response: toResponseSchemas(sitemapSectionResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await readSection(params.section).readPage(query.page);
      cachePublicly(reply);
      return { data };
    },
  );
}
