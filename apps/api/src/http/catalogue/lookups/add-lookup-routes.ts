import {
  allTypesQuery,
  allTypesResponse,
  brandModelsBody,
  brandModelsResponse,
  typeBrandsBody,
  typeBrandsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createLookupQueries } from '../../../domain/catalogue/lookups/create-lookup-queries.ts';
import type { ImplementNames } from '../../../domain/catalogue/lookups/implement-names.ts';
import type { ProductNames } from '../../../domain/catalogue/lookups/product-names.ts';
import { createNameError } from '../../../shared/names/create-name-error.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

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
