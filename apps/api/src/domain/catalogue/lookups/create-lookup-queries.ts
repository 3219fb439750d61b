import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';
import { compareNames } from '../../../shared/lists/compare-names.ts';
import { toImplementPicture } from '../implements/to-implement-card.ts';

const englishName = sql`lower(${implementBrands.name}->>'en') collate "C"`;

export function createLookupQueries(db: Database) {
  const typesQuery = db
    .select({ slug: implementTypes.slug, name: implementTypes.name })
    .from(implementTypes)
    .where(isLive(implementTypes))
    .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug))
    .prepare('lookup_types');
  const brandsQuery = db
    .selectDistinctOn([englishName, implementBrands.slug], {
      slug: implementBrands.slug,
      name: implementBrands.name,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable, eq(implementTypes.slug, sql.placeholder('type'))))
    .orderBy(englishName, asc(implementBrands.slug))
    .prepare('lookup_brands');
  const modelsQuery = db
    .select({
      id: implementsTable.id,
      model: implementsTable.model,
      slug: implementsTable.slug,
      type_slug: implementTypes.slug,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(
      isLive(
        implementsTable,
        eq(implementTypes.slug, sql.placeholder('type')),
        eq(implementBrands.slug, sql.placeholder('brand')),
      ),
    )
    .orderBy(asc(implementsTable.id))
    .prepare('lookup_models');
  return {
    listTypes: () => typesQuery.execute(),
    listBrands: (type: string) => brandsQuery.execute({ type }),
    async listModels(type: string, brand: string) {
      const rows = await modelsQuery.execute({ type, brand });
      return rows
        .toSorted((a, b) => compareNames(a.model.toLowerCase(), b.model.toLowerCase()))
        .map(({ id, model, ...row }) => ({
          id,
          model,
          picture: addPictureHash(toImplementPicture(row)),
        }));
    },
  };
}
