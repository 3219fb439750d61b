import {
  comparedQuery,
  comparedResponse,
  comparisonsResponse,
  languageOnlyQuery,
  tractorFactsParams,
  tractorFactsResponse,
  tractorNamesQuery,
  tractorNamesResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { DealerIndex } from '../../../domain/catalogue/dealers/dealer-index.ts';
import { createComparisonFinder } from '../../../domain/catalogue/tractors/create-comparison-finder.ts';
import { createComparisonPairsQuery } from '../../../domain/catalogue/tractors/create-comparison-pairs-query.ts';
import { createTractorNamesQuery } from '../../../domain/catalogue/tractors/create-tractor-names-query.ts';
import { createTractorFactsFinder } from '../../../domain/catalogue/tractors/to-tractor-facts.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

const tags = ['tractors'];

export function addComparisonRoutes(app: App, db: Database, dealers: DealerIndex): void {
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
