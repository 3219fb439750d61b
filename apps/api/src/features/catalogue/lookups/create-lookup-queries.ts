import { asc, eq, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import { compareNames } from '../../../core/lists/compare-names.ts';
import { toImplementPicture } from '../implements/to-implement-card.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
  includedTractors,
  type TractorScope,
  tractorBrands,
  tractors,
  tyreBrands,
  tyres,
} from '../products/tables.ts';

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

export function createMakerModelQueries(db: Database) {
  const tractorModelsQuery = db
    .select({ id: tractors.id, slug: tractors.slug, model: tractors.model })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, eq(tractorBrands.slug, sql.placeholder('brand')), includedTractors))
    .orderBy(asc(tractors.id))
    .prepare('lookup_tractor_models');
  const tyreModelsQuery = db
    .select({ id: tyres.id, slug: tyres.slug, model: tyres.model, size: tyres.size })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres, eq(tyreBrands.slug, sql.placeholder('brand'))))
    .orderBy(asc(tyres.id))
    .prepare('lookup_tyre_models');
  return {
    async listTractors(brand: string, include?: TractorScope) {
      return sortByModel(
        await tractorModelsQuery.execute({ brand, all: include === 'discontinued' }),
      );
    },
    async listTyres(brand: string) {
      const rows = await tyreModelsQuery.execute({ brand });
      return sortByModel(
        rows.map(({ model, size, ...row }) => ({ ...row, model: `${model} ${size}` })),
      );
    },
  };
}

/** Sorts in JavaScript, because PostgreSQL sorts numbers by value only with a special collation. */
const sortByModel = <Row extends { model: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => compareNames(a.model.toLowerCase(), b.model.toLowerCase()));
