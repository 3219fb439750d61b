import {
  brandParams,
  implementBrandResponse,
  implementBrandsResponse,
  implementResponse,
  implementsQuery,
  implementsResponse,
  implementTypeParams,
  implementTypeResponse,
  implementTypesQuery,
  implementTypesResponse,
  languageOnlyQuery,
  tractorParams,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError, requireExisting } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { createImplementFinder } from './create-implement-finder.ts';
import { createImplementList } from './create-implement-list.ts';
import {
  createImplementBrandsQuery,
  createImplementTypeQueries,
} from './create-implement-type-queries.ts';

export function addImplementRoutes(app: App, db: Database): void {
  const listImplements = createImplementList(db);
  const findImplement = createImplementFinder(db);
  app.get(
    '/api/v1/implements',
    {
      schema: {
        summary: 'Lists the implements with filters, 24 a page',
        tags: ['implements'],
        querystring: implementsQuery,
        response: toResponseSchemas(implementsResponse),
      },
    },
    async (request, reply) => {
      const data = await listImplements(withPerPage(request.query, request, reply));
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/implements/:id',
    {
      schema: {
        summary: 'Returns an implement with the tractors that can work with it',
        tags: ['implements'],
        params: tractorParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findImplement(params.id, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}

export function addImplementTypeRoutes(app: App, db: Database): void {
  const queries = createImplementTypeQueries(db);
  app.get(
    '/api/v1/implement-types',
    {
      schema: {
        summary: 'Lists the implement types',
        tags: ['implements'],
        querystring: implementTypesQuery,
        response: toResponseSchemas(implementTypesResponse),
      },
    },
    async ({ query }, reply) => {
      cachePublicly(reply);
      return { data: await queries.list(query.language) };
    },
  );
  app.get(
    '/api/v1/implement-types/:slug',
    {
      schema: {
        summary: 'Returns an implement type',
        tags: ['implements'],
        params: implementTypeParams,
        querystring: implementTypesQuery,
        response: toResponseSchemas(implementTypeResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await queries.find(params.slug, query.language);
      if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}

export function addImplementBrandRoutes(app: App, db: Database): void {
  const listBrands = createImplementBrandsQuery(db);
  app.get(
    '/api/v1/implement-brands',
    {
      schema: {
        summary: 'Lists the implement brands',
        tags: ['implements'],
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementBrandsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listBrands(query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/implement-brands/:slug',
    {
      schema: {
        summary: 'Returns an implement brand',
        tags: ['implements'],
        params: brandParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(implementBrandResponse),
      },
    },
    async ({ params, query }, reply) => {
      const brand = (await listBrands(query.language)).find(({ slug }) => slug === params.slug);
      const data = requireExisting(brand);
      cachePublicly(reply);
      return { data };
    },
  );
}
