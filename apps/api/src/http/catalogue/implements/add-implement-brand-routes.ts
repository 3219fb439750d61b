import {
  brandParams,
  implementBrandResponse,
  implementBrandsResponse,
  languageOnlyQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createImplementBrandsQuery } from '../../../domain/catalogue/implements/create-implement-brands-query.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

export function addImplementBrandRoutes(app: App, db: Database): void {
  const listBrands = createImplementBrandsQuery(db);
  app.get(
    '/api/v1/implement-brands',
    {
      schema: {
        summary: 'Lists the implement brands',
        tags: ['implements'],
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementBrandsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listBrands(query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/implement-brands/:slug',
    {
      schema: {
        summary: 'Returns an implement brand',
        tags: ['implements'],
        params: brandParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementBrandResponse),
      },
    },
    async ({ params, query }, reply) => {
      const brand = (await listBrands(query.language)).find(({ slug }) => slug === params.slug);
      const data = requireExisting(brand);
      cachePublicly(reply);
      return { data };
    },
  );
}
