import {
  brandParams,
  makerBrandResponse,
  makerBrandsResponse,
  makerBrandsQuery,
  languageOnlyQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { type BrandKind, createBrandQueries } from '../../domain/catalogue/brand-reads.ts';
import { createTranslatedError } from '../../shared/refuse-with-message.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

export function addBrandRoutes(app: App, db: Database, kind: BrandKind): void {
  const queries = createBrandQueries(db, kind);
  app.get(
    `/api/v1/${kind}-brands`,
    {
      schema: {
        summary: `Lists the ${kind} brands`,
        tags: ['brands'],
        querystring: makerBrandsQuery,
        response: toResponseSchemas(makerBrandsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await queries.list(query.language, query.include);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    `/api/v1/${kind}-brands/:slug`,
    {
      schema: {
        summary: `Returns a ${kind} brand`,
        tags: ['brands'],
        params: brandParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(makerBrandResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await queries.find(params.slug, query.language);
      if (data === undefined) throw createTranslatedError('not_there', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
