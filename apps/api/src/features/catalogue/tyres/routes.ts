import {
  languageOnlyQuery,
  tractorParams,
  tyreResponse,
  tyresQuery,
  tyresResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { addBrandRoutes } from '../products/routes.ts';
import { createTyreFinder } from './create-tyre-finder.ts';
import { createTyreIndex, createTyreList } from './create-tyre-list.ts';

export function addTyreRoutes(app: App, db: Database): void {
  const listTyres = createTyreList(db, createTyreIndex(db));
  const findTyre = createTyreFinder(db);
  addBrandRoutes(app, db, 'tyre');
  app.get(
    '/api/v1/tyres',
    {
      schema: {
        summary: 'Lists the tyres with filters, 24 a page',
        tags: ['tyres'],
        querystring: tyresQuery,
        response: toResponseSchemas(tyresResponse),
      },
    },
    async (request, reply) => {
      const data = await listTyres(withPerPage(request.query, request, reply));
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tyres/:id',
    {
      schema: {
        summary: 'Returns a tyre with the tractors that it fits',
        tags: ['tyres'],
        params: tractorParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(tyreResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findTyre(params.id, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}
