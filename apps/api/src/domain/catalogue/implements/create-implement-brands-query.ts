import type { ImplementBrand } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';

export function createImplementBrandsQuery(
  db: Database,
): (language: Language) => Promise<ImplementBrand[]> {
  const brandsQuery = db
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
      isLive(implementsTable, eq(implementsTable.brand_id, implementBrands.id)),
    )
    .where(isLive(implementBrands))
    .groupBy(implementBrands.id)
    .orderBy(desc(implementBrands.listed), sql`lower(${implementBrands.name}->>'en') collate "C"`)
    .prepare('implement_brands');
  return async (language) =>
    (await brandsQuery.execute()).map(({ name, description, ...row }) => ({
      ...row,
      name: toLocalText(name, language),
      description: toLocalText(description, language),
    }));
}
