import { OTHER_OPTION } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import { toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createNameError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { createLookupQueries, createMakerModelQueries } from './create-lookup-queries.ts';
import type { ImplementNames } from './implement-names.ts';
import type { MakerKind, ProductNames } from './product-names.ts';

export function addLookupRoutes(app: App, db: Database, { getImplementNames }: ProductNames): void {
  const queries = createLookupQueries(db);
  app.endpoint(endpoints.lookUpTypes, async ({ query: { language } }) => {
    const rows = await queries.listTypes();
    const data = rows.map(({ slug, name }) => ({ slug, name: toLocalText(name, language).text }));
    return { success: true as const, data };
  });
  app.endpoint(endpoints.lookUpBrands, async ({ body: { implement_type, language } }, reply) => {
    const rows = await queries.listBrands(requireType(await getImplementNames(), implement_type));
    reply.header('cache-control', 'no-store');
    const brands = rows.map(({ slug, name }) => ({
      slug,
      brand_name: toLocalText(name, language).text,
    }));
    return { success: true as const, data: brands };
  });
  app.endpoint(endpoints.lookUpModels, async ({ body: { implement_type, brand_name } }) => {
    const implementNames = await getImplementNames();
    const type = requireType(implementNames, implement_type);
    const brand = implementNames.findBrand(brand_name);
    if (brand === undefined) throw createNameError('brand_unknown');
    return { success: true as const, data: await queries.listModels(type, brand.slug) };
  });
}

function requireType(names: ImplementNames, name: string): string {
  const type = names.findType(name);
  if (type === undefined) throw createNameError('type_unknown');
  return type.slug;
}

export function addMakerModelRoutes(app: App, db: Database, { getMakerNames }: ProductNames): void {
  const queries = createMakerModelQueries(db);
  app.endpoint(endpoints.lookUpTractorModels, async ({ query: { brand, include } }) => {
    const slug = await requireBrand('tractor', brand);
    const data = slug === OTHER_OPTION ? [] : await queries.listTractors(slug, include);
    return { data };
  });
  app.endpoint(endpoints.lookUpTyreModels, async ({ body: { brand_name } }) => {
    const slug = await requireBrand('tyre', brand_name);
    const data = slug === OTHER_OPTION ? [] : await queries.listTyres(slug);
    return { success: true as const, data };
  });

  /** Forms offer `OTHER_OPTION` for brands that are not in the catalogue. */
  async function requireBrand(kind: MakerKind, name: string): Promise<string> {
    if (name === OTHER_OPTION) return OTHER_OPTION;
    const brand = (await getMakerNames(kind)).findBrand(name);
    if (brand === undefined) throw createNameError('brand_unknown');
    return brand.slug;
  }
}
