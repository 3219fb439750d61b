import {
  implementTypeResponse,
  implementTypeParams,
  implementTypesResponse,
  implementTypesQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createImplementTypeQueries } from '../../../domain/catalogue/implements/type-reads.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';

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
      if (data === undefined) throw createTranslatedError('not_there', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
