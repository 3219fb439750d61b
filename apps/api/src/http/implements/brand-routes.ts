import {
  brandParams,
  type ImplementBrand,
  implementBrandAnswer,
  implementBrandsAnswer,
  oneQuery,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { implementBrands } from '../../database/schema/implement-brands.ts';
import { implementsTable } from '../../database/schema/implements.ts';
import { localText } from '../../shared/localised-text.ts';
import { orNotFound } from '../../shared/or-not-found.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

export function addImplementBrandRoutes(app: App, db: Database): void {
  const all = db
    .select({
      slug: implementBrands.slug,
      name: implementBrands.name,
      description: implementBrands.description,
      listed: implementBrands.listed,
      count: count(implementsTable.id),
    })
    .from(implementBrands)
    .leftJoin(
      implementsTable,
      live(implementsTable, eq(implementsTable.brand_id, implementBrands.id)),
    )
    .where(live(implementBrands))
    .groupBy(implementBrands.id)
    .orderBy(desc(implementBrands.listed), sql`lower(${implementBrands.name}->>'en') collate "C"`)
    .prepare('implement_brands');
  const list = async (language: Language): Promise<ImplementBrand[]> =>
    (await all.execute()).map(({ name, description, ...row }) => ({
      ...row,
      name: localText(name, language),
      description: localText(description, language),
    }));
  app.get(
    '/api/v1/implement-brands',
    {
      schema: {
        summary: 'All brands of implements',
        tags: ['implements'],
        querystring: oneQuery,
        response: answers(implementBrandsAnswer),
      },
    },
    async ({ query }, reply) => {
      const data = await list(query.language);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/implement-brands/:slug',
    {
      schema: {
        summary: 'One brand of implements',
        tags: ['implements'],
        params: brandParams,
        querystring: oneQuery,
        response: answers(implementBrandAnswer),
      },
    },
    async ({ params, query }, reply) => {
      const found = (await list(query.language)).find(({ slug }) => slug === params.slug);
      const data = orNotFound(found);
      cachePublicly(reply);
      return { data };
    },
  );
}
