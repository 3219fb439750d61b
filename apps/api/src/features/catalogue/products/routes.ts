import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { type BrandKind, createBrandQueries } from './create-brand-queries.ts';

const BRAND_ENDPOINTS = {
  tractor: { list: endpoints.listTractorBrands, find: endpoints.getTractorBrand },
  tyre: { list: endpoints.listTyreBrands, find: endpoints.getTyreBrand },
};

export function addBrandRoutes(app: App, db: Database, kind: BrandKind): void {
  const queries = createBrandQueries(db, kind);
  const { list, find } = BRAND_ENDPOINTS[kind];
  app.endpoint(list, async ({ query }) => ({
    data: await queries.list(query.language, query.include),
  }));
  app.endpoint(find, async ({ params, query }) => ({
    data: requireExisting(await queries.find(params.slug, query.language)),
  }));
}
