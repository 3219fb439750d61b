import {
  brandParams,
  languageOnlyQuery,
  makerBrandResponse,
  makerBrandsQuery,
  makerBrandsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { type BrandKind, createBrandQueries } from '../../domain/catalogue/create-brand-queries.ts';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

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
