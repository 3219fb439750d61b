import {
  implementResponse,
  implementsQuery,
  implementsResponse,
  languageOnlyQuery,
  tractorParams,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createImplementFinder } from '../../../domain/catalogue/implements/create-implement-finder.ts';
import { createImplementList } from '../../../domain/catalogue/implements/create-implement-list.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { withPerPage } from '../../server/with-per-page.ts';

export function addImplementRoutes(app: App, db: Database): void {
  const listImplements = createImplementList(db);
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
      const data = await listImplements(withPerPage(request.query, request, reply));
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
