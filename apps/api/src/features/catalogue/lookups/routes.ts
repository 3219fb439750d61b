import { OTHER_OPTION } from '@tractor-haat/api-client';
import {
  allTypesQuery,
  allTypesResponse,
  brandModelsBody,
  brandModelsResponse,
  tractorModelsQuery,
  tractorModelsResponse,
  typeBrandsBody,
  typeBrandsResponse,
  tyreModelsBody,
  tyreModelsResponse,
} from '@tractor-haat/api-client/contract';
import { toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createNameError } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { createLookupQueries, createMakerModelQueries } from './create-lookup-queries.ts';
import type { ImplementNames } from './implement-names.ts';
import type { MakerKind, ProductNames } from './product-names.ts';

const tags = ['enquiry choices'];

export function addLookupRoutes(app: App, db: Database, { getImplementNames }: ProductNames): void {
  const queries = createLookupQueries(db);
  app.get(
    '/api/all_implements_type',
    {
      schema: {
        summary: 'Lists the implement types for a form',
        tags,
        querystring: allTypesQuery,
        response: toResponseSchemas(allTypesResponse),
      },
    },
    async ({ query: { language } }, reply) => {
      const rows = await queries.listTypes();
      cachePublicly(reply);
      const data = rows.map(({ slug, name }) => ({ slug, name: toLocalText(name, language).text }));
      return { success: true as const, data };
    },
  );
  app.post(
    '/api/implement_type_brand_list',
    {
      schema: {
        summary: 'Lists the brands of an implement type',
        tags,
        body: typeBrandsBody,
        response: toResponseSchemas(typeBrandsResponse),
      },
    },
    async ({ body: { implement_type, language } }, reply) => {
      const rows = await queries.listBrands(requireType(await getImplementNames(), implement_type));
      reply.header('cache-control', 'no-store');
      const brands = rows.map(({ slug, name }) => ({
        slug,
        brand_name: toLocalText(name, language).text,
      }));
      return { success: true as const, data: brands };
    },
  );
  app.post(
    '/api/implement_brand_modals',
    {
      schema: {
        summary: 'Lists the implement models of a brand and type',
        tags,
        body: brandModelsBody,
        response: toResponseSchemas(brandModelsResponse),
      },
    },
    async ({ body: { implement_type, brand_name } }, reply) => {
      reply.header('cache-control', 'no-store');
      const implementNames = await getImplementNames();
      const type = requireType(implementNames, implement_type);
      const brand = implementNames.findBrand(brand_name);
      if (brand === undefined) throw createNameError('brand_unknown');
      return { success: true as const, data: await queries.listModels(type, brand.slug) };
    },
  );
}

function requireType(names: ImplementNames, name: string): string {
  const type = names.findType(name);
  if (type === undefined) throw createNameError('type_unknown');
  return type.slug;
}

export function addMakerModelRoutes(app: App, db: Database, { getMakerNames }: ProductNames): void {
  const queries = createMakerModelQueries(db);
  app.get(
    '/api/v1/tractor-models',
    {
      schema: {
        summary: 'Lists the tractor models of a brand',
        tags: ['enquiry choices'],
        querystring: tractorModelsQuery,
        response: toResponseSchemas(tractorModelsResponse),
      },
    },
    async ({ query: { brand, include } }, reply) => {
      const slug = await requireBrand('tractor', brand);
      const data = slug === OTHER_OPTION ? [] : await queries.listTractors(slug, include);
      cachePublicly(reply);
      return { data };
    },
  );
  app.post(
    '/api/tyre_modal',
    {
      schema: {
        summary: 'Lists the tyre models of a brand with their sizes',
        tags: ['enquiry choices'],
        body: tyreModelsBody,
        response: toResponseSchemas(tyreModelsResponse),
      },
    },
    async ({ body: { brand_name } }, reply) => {
      reply.header('cache-control', 'no-store');
      const slug = await requireBrand('tyre', brand_name);
      const data = slug === OTHER_OPTION ? [] : await queries.listTyres(slug);
      return { success: true as const, data };
    },
  );

  /** Forms offer `OTHER_OPTION` for brands that are not in the catalogue. */
  async function requireBrand(kind: MakerKind, name: string): Promise<string> {
    if (name === OTHER_OPTION) return OTHER_OPTION;
    const brand = (await getMakerNames(kind)).findBrand(name);
    if (brand === undefined) throw createNameError('brand_unknown');
    return brand.slug;
  }
}
