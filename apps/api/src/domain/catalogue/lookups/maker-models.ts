import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';

/** Models of a tractor or tyre brand (a slug), prepared once. */
export function makerModelReads(db: Database) {
  const ofTractors = db
    .select({ id: tractors.id, slug: tractors.slug, model: tractors.model })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(live(tractors, eq(tractorBrands.slug, sql.placeholder('brand'))))
    // "C" collation: the order must be the same in both databases and on every machine.
    .orderBy(sql`lower(${tractors.model}) collate "C"`, asc(tractors.id))
    .prepare('lookup_tractor_models');
  const ofTyres = db
    .select({ id: tyres.id, slug: tyres.slug, model: tyres.model, size: tyres.size })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(live(tyres, eq(tyreBrands.slug, sql.placeholder('brand'))))
    .orderBy(sql`lower(${tyres.model}) collate "C"`, sql`${tyres.size} collate "C"`, asc(tyres.id))
    .prepare('lookup_tyre_models');
  return {
    tractors: (brand: string) => ofTractors.execute({ brand }),
    async tyres(brand: string) {
      const rows = await ofTyres.execute({ brand });
      return rows.map(({ model, size, ...row }) => ({ ...row, model: `${model} ${size}` }));
    },
  };
}
