import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError, requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { createImplementFinder } from './create-implement-finder.ts';
import { createImplementList } from './create-implement-list.ts';
import {
  createImplementBrandsQuery,
  createImplementTypeQueries,
} from './create-implement-type-queries.ts';

export function addImplementRoutes(app: App, db: Database): void {
  const listImplements = createImplementList(db);
  const findImplement = createImplementFinder(db);
  app.endpoint(endpoints.listImplements, async (request, reply) => ({
    data: await listImplements(withPerPage(request.query, request, reply)),
  }));
  app.endpoint(endpoints.getImplement, async ({ params, query }) => {
    const data = requireExisting(await findImplement(params.id, query.language));
    return { data };
  });
}

export function addImplementTypeRoutes(app: App, db: Database): void {
  const queries = createImplementTypeQueries(db);
  app.endpoint(endpoints.listImplementTypes, async ({ query }) => ({
    data: await queries.list(query.language),
  }));
  app.endpoint(endpoints.getImplementType, async ({ params, query }) => {
    const data = await queries.find(params.slug, query.language);
    if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    return { data };
  });
}

export function addImplementBrandRoutes(app: App, db: Database): void {
  const listBrands = createImplementBrandsQuery(db);
  app.endpoint(endpoints.listImplementBrands, async ({ query }) => ({
    data: await listBrands(query.language),
  }));
  app.endpoint(endpoints.getImplementBrand, async ({ params, query }) => {
    const brand = (await listBrands(query.language)).find(({ slug }) => slug === params.slug);
    const data = requireExisting(brand);
    return { data };
  });
}
