import {
  languageOnlyQuery,
  powerBandsResponse,
  tractorParams,
  tractorQuery,
  tractorResponse,
  tractorsQuery,
  tractorsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createPowerBandsQuery } from '../../../domain/catalogue/tractors/create-power-bands-query.ts';
import {
  createTractorFinder,
  type TractorPageDeps,
} from '../../../domain/catalogue/tractors/create-tractor-finder.ts';
import { createTractorList } from '../../../domain/catalogue/tractors/create-tractor-list.ts';
import { createTractorIndex } from '../../../domain/catalogue/tractors/tractor-index.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { withPerPage } from '../../server/with-per-page.ts';
import { addBrandRoutes } from '../add-brand-routes.ts';
import { addComparisonRoutes } from './add-comparison-routes.ts';

export function addTractorRoutes(app: App, db: Database, deps: TractorPageDeps): void {
  const index = createTractorIndex(db);
  const listTractors = createTractorList(db, index);
  const listPowerBands = createPowerBandsQuery(db, index);
  const findTractor = createTractorFinder(db, deps);
  addBrandRoutes(app, db, 'tractor');
  addComparisonRoutes(app, db, deps.getDealers);
  app.get(
    '/api/v1/tractors',
    {
      schema: {
        summary: 'Lists the tractors with filters, 24 a page',
        tags: ['tractors'],
        querystring: tractorsQuery,
        response: toResponseSchemas(tractorsResponse),
      },
    },
    async (request, reply) => {
      const data = await listTractors(withPerPage(request.query, request, reply));
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tractor-powers',
    {
      schema: {
        summary: 'Lists the power bands with their price ranges',
        tags: ['tractors'],
        querystring: languageOnlyQuery,
        response: toResponseSchemas(powerBandsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listPowerBands(query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tractors/:id',
    {
      schema: {
        summary: 'Returns a tractor with related data',
        tags: ['tractors'],
        params: tractorParams,
        querystring: tractorQuery,
        response: toResponseSchemas(tractorResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findTractor(params.id, query));
      cachePublicly(reply);
      return { data };
    },
  );
}
