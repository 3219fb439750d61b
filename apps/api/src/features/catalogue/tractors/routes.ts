import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
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
  app.endpoint(endpoints.listTractors, async (request, reply) => ({
    data: await listTractors(withPerPage(request.query, request, reply)),
  }));
  app.endpoint(endpoints.listPowerBands, async ({ query }) => ({
    data: await listPowerBands(query.language),
  }));
  app.endpoint(endpoints.getTractor, async ({ params, query }) => {
    const data = requireExisting(await findTractor(params.id, query));
    return { data };
  });
}

function addComparisonRoutes(app: App, db: Database, dealers: DealerIndex): void {
  const findComparison = createComparisonFinder(db, dealers);
  const listPairs = createComparisonPairsQuery(db);
  const listNames = createTractorNamesQuery(db);
  const findFacts = createTractorFactsFinder(db);
  app.endpoint(endpoints.compareTractors, async ({ query }) => ({
    data: await findComparison(query.slug, query.language),
  }));
  app.endpoint(endpoints.listComparisons, async ({ query }) => ({
    data: await listPairs(query.language),
  }));
  app.endpoint(endpoints.listTractorNames, async ({ query }) => ({
    data: await listNames(query.language, query.include),
  }));
  app.endpoint(endpoints.getTractorFacts, async ({ params: { slug }, query }) => {
    const [data] = await findFacts([slug], query.language);
    return { data: requireExisting(data) };
  });
}
