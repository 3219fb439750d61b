import {
  implementTypeParams,
  implementTypeResponse,
  implementTypesQuery,
  implementTypesResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createImplementTypeQueries } from '../../../domain/catalogue/implements/create-implement-type-queries.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

export function addImplementTypeRoutes(app: App, db: Database): void {
  const queries = createImplementTypeQueries(db);
  app.get(
    '/api/v1/implement-types',
    {
      schema: {
        summary: 'Lists the implement types',
        tags: ['implements'],
        querystring: implementTypesQuery,
        response: toResponseSchemas(implementTypesResponse),
      },
    },
    async ({ query }, reply) => {
      cachePublicly(reply);
      return { data: await queries.list(query.language) };
    },
  );
  app.get(
    '/api/v1/implement-types/:slug',
    {
      schema: {
        summary: 'Returns an implement type',
        tags: ['implements'],
        params: implementTypeParams,
        querystring: implementTypesQuery,
        response: toResponseSchemas(implementTypeResponse),
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
