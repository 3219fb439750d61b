import {
  languageOnlyQuery,
  tractorParams,
  tyreResponse,
  tyresQuery,
  tyresResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { createTyreFinder } from '../../domain/catalogue/tyres/create-tyre-finder.ts';
import { createTyreList } from '../../domain/catalogue/tyres/create-tyre-list.ts';
import { createTyreIndex } from '../../domain/catalogue/tyres/tyre-index.ts';
import { requireExisting } from '../../shared/require-existing.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import { withPerPage } from '../server/with-per-page.ts';
import { addBrandRoutes } from './add-brand-routes.ts';

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
