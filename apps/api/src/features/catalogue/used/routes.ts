import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { createUsedFinder } from './create-used-finder.ts';
import { createListingSearch, createUsedList } from './create-used-list.ts';

export function addUsedRoutes(app: App, db: Database): void {
  const listListings = createUsedList(db, createListingSearch(db));
  const findListing = createUsedFinder(db);
  app.endpoint(endpoints.listUsedTractors, async (request, reply) => ({
    data: await listListings(withPerPage(request.query, request, reply)),
  }));
  app.endpoint(endpoints.getUsedTractor, async ({ params, query }) => {
    const data = requireExisting(await findListing(params.id, query.language));
    return { data };
  });
}
