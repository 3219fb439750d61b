import {
  implementResponse,
  implementsResponse,
  implementsQuery,
  languageOnlyQuery,
  tractorParams,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createImplementFinder } from '../../../domain/catalogue/implements/detail.ts';
import { createImplementList } from '../../../domain/catalogue/implements/list.ts';
import { requireExisting } from '../../../shared/or-not-found.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';
import { withPerPage } from '../../server/per-page.ts';

export function addImplementRoutes(app: App, db: Database): void {
  const list = createImplementList(db);
  const findImplement = createImplementFinder(db);
  app.get(
    '/api/v1/implements',
    {
      schema: {
        summary: 'Lists the implements with filters, 24 a page',
        tags: ['implements'],
        querystring: implementsQuery,
        response: toResponseSchemas(implementsResponse),
      },
    },
    async (request, reply) => {
      const data = await list(withPerPage(request.query, request, reply));
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/implements/:id',
    {
      schema: {
        summary: 'Returns an implement with the tractors that can work with it',
        tags: ['implements'],
        params: tractorParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findImplement(params.id, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}
