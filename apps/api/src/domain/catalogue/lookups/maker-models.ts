import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { byName } from '../../../shared/lists/orders.ts';
import { includedTractors, type TractorScope } from '../tractors/included.ts';

/** Models of a tractor or tyre brand (a slug), prepared once. */
export function makerModelReads(db: Database) {
  const ofTractors = db
    .select({ id: tractors.id, slug: tractors.slug, model: tractors.model })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(live(tractors, eq(tractorBrands.slug, sql.placeholder('brand')), includedTractors))
    .orderBy(asc(tractors.id))
    .prepare('lookup_tractor_models');
  const ofTyres = db
    .select({ id: tyres.id, slug: tyres.slug, model: tyres.model, size: tyres.size })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(live(tyres, eq(tyreBrands.slug, sql.placeholder('brand'))))
    .orderBy(asc(tyres.id))
    .prepare('lookup_tyre_models');
  return {
    async tractors(brand: string, include?: TractorScope) {
      return inOrder(await ofTractors.execute({ brand, all: include === 'discontinued' }));
    },
    async tyres(brand: string) {
      const rows = await ofTyres.execute({ brand });
      return inOrder(
        rows.map(({ model, size, ...row }) => ({ ...row, model: `${model} ${size}` })),
      );
    },
  };
}

/** Sorted by name here, because the databases have no natural order in common. */
const inOrder = <Row extends { model: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => byName(one.model.toLowerCase(), other.model.toLowerCase()));
