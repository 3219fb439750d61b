import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { addBrandRoutes } from '../products/routes.ts';
import { createTyreFinder } from './create-tyre-finder.ts';
import { createTyreIndex, createTyreList } from './create-tyre-list.ts';

export function addTyreRoutes(app: App, db: Database): void {
  const listTyres = createTyreList(db, createTyreIndex(db));
  const findTyre = createTyreFinder(db);
  addBrandRoutes(app, db, 'tyre');
  app.endpoint(endpoints.listTyres, async (request, reply) => ({
    data: await listTyres(withPerPage(request.query, request, reply)),
  }));
  app.endpoint(endpoints.getTyre, async ({ params, query }) => {
    const data = requireExisting(await findTyre(params.id, query.language));
    return { data };
  });
}
