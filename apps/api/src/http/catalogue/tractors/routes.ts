import {
  languageOnlyQuery,
  powerBandsResponse,
  tractorResponse,
  tractorParams,
  tractorQuery,
  tractorsResponse,
  tractorsQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { type TractorPageDeps, createTractorFinder } from '../../../domain/catalogue/tractors/detail.ts';
import { createTractorIndex } from '../../../domain/catalogue/tractors/index-of-tractors.ts';
import { createTractorList } from '../../../domain/catalogue/tractors/list.ts';
import { createPowerBandsQuery } from '../../../domain/catalogue/tractors/powers.ts';
import { requireExisting } from '../../../shared/or-not-found.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';
import { withPerPage } from '../../server/per-page.ts';
import { addBrandRoutes } from '../brand-routes.ts';
import { addComparisonRoutes } from './comparison-routes.ts';

export function addTractorRoutes(app: App, db: Database, deps: TractorPageDeps): void {
  const index = createTractorIndex(db);
  const list = createTractorList(db, index);
  const listPowerBands = createPowerBandsQuery(db, index);
  const findTractor = createTractorFinder(db, deps);
  addBrandRoutes(app, db, 'tractor');
  addComparisonRoutes(app, db, deps.dealers);
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
      const data = await list(withPerPage(request.query, request, reply));
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
