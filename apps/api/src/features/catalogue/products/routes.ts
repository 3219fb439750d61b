import {
  brandParams,
  languageOnlyQuery,
  makerBrandResponse,
  makerBrandsQuery,
  makerBrandsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { type BrandKind, createBrandQueries } from './create-brand-queries.ts';

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
      if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
