import {
  SITEMAP_PAGE,
  SITEMAP_SECTIONS,
  sitemapAnswer,
  sitemapParams,
  sitemapQuery,
  sitemapSectionAnswer,
} from '@tractor-haat/api-client/contract';
import { asc, count, max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { addressesOf } from './addresses.ts';

/** For the sitemap: every address that the data makes, with the day of its last change. */
export function addSitemapRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/sitemap',
    {
      schema: {
        summary: 'Sections with their number of addresses',
        tags: ['sitemap'],
        response: answers(sitemapAnswer),
      },
    },
    async (_, reply) => {
      const data = await Promise.all(
        SITEMAP_SECTIONS.map(async (section) => {
          const all = addressesOf(db, section).as('addresses');
          const [found] = await db
            .select({ count: count(), changed_on: max(all.changed_on) })
            .from(all);
          return { section, count: found?.count ?? 0, changed_on: found?.changed_on ?? null };
        }),
      );
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/sitemap/:section',
    {
      schema: {
        summary: 'Addresses of a section, 10,000 a page',
        tags: ['sitemap'],
        params: sitemapParams,
        querystring: sitemapQuery,
        response: answers(sitemapSectionAnswer),
      },
    },
    async ({ params, query }, reply) => {
      const all = addressesOf(db, params.section).as('addresses');
      const data = await db
        .select()
        .from(all)
        .orderBy(asc(all.path))
        .limit(SITEMAP_PAGE)
        .offset((query.page - 1) * SITEMAP_PAGE);
      cachePublicly(reply);
      return { data };
    },
  );
}
