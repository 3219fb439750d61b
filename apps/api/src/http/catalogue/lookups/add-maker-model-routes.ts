import { OTHER_OPTION } from '@tractor-haat/api-client';
import {
  tractorModelsQuery,
  tractorModelsResponse,
  tyreModelsBody,
  tyreModelsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createMakerModelQueries } from '../../../domain/catalogue/lookups/create-maker-model-queries.ts';
import type { MakerKind } from '../../../domain/catalogue/lookups/maker-names.ts';
import type { ProductNames } from '../../../domain/catalogue/lookups/product-names.ts';
import { createNameError } from '../../../shared/names/create-name-error.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

const tags = ['enquiry choices'];

export function addMakerModelRoutes(app: App, db: Database, { getMakerNames }: ProductNames): void {
  const queries = createMakerModelQueries(db);
  app.get(
    '/api/v1/tractor-models',
    {
      schema: {
        summary: 'Lists the tractor models of a brand',
        tags,
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
        tags,
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
