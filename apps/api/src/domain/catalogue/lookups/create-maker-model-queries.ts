import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { compareNames } from '../../../shared/lists/compare-names.ts';
import { includedTractors, type TractorScope } from '../tractors/tractor-scope.ts';

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
