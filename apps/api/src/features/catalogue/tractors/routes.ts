import {
  comparedQuery,
  comparedResponse,
  comparisonsResponse,
  languageOnlyQuery,
  powerBandsResponse,
  tractorFactsParams,
  tractorFactsResponse,
  tractorNamesQuery,
  tractorNamesResponse,
  tractorParams,
  tractorQuery,
  tractorResponse,
  tractorsQuery,
  tractorsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import type { DealerIndex } from '../dealers/create-dealer-index.ts';
import { addBrandRoutes } from '../products/routes.ts';
import { createComparisonFinder, createComparisonPairsQuery } from './create-comparison-finder.ts';
import { createTractorFinder, type TractorPageDeps } from './create-tractor-finder.ts';
import { createTractorIndex } from './create-tractor-index.ts';
import {
  createPowerBandsQuery,
  createTractorList,
  createTractorNamesQuery,
} from './create-tractor-list.ts';
import { createTractorFactsFinder } from './to-tractor-card.ts';

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

const tags = ['tractors'];

function addComparisonRoutes(app: App, db: Database, dealers: DealerIndex): void {
  const findComparison = createComparisonFinder(db, dealers);
  const listPairs = createComparisonPairsQuery(db);
  const listNames = createTractorNamesQuery(db);
  const findFacts = createTractorFactsFinder(db);
  app.get(
    '/api/v1/compared-tractors',
    {
      schema: {
        summary: 'Compares two to four tractors',
        tags,
        querystring: comparedQuery,
        response: toResponseSchemas(comparedResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await findComparison(query.slug, query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tractor-comparisons',
    {
      schema: {
        summary: 'Lists the comparisons chosen by editors',
        tags,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(comparisonsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listPairs(query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tractor-names',
    {
      schema: {
        summary: 'Lists tractors by brand and model',
        tags,
        querystring: tractorNamesQuery,
        response: toResponseSchemas(tractorNamesResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listNames(query.language, query.include);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/tractor-facts/:slug',
    {
      schema: {
        summary: 'Returns a tractor by its slug, without related data',
        tags,
        params: tractorFactsParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(tractorFactsResponse),
      },
    },
    async ({ params: { slug }, query }, reply) => {
      const [data] = await findFacts([slug], query.language);
      cachePublicly(reply);
      return { data: requireExisting(data) };
    },
  );
}
