import type { TractorChoice } from '@tractor-haat/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tractorBrands } from '../database/schema/tractor-brands.ts';
import { tractors } from '../database/schema/tractors.ts';

/** The tractors of a brand, all of them; "C" collation gives one order in both databases. */
export function tractorNames(db: Database) {
  const names = db
    .select({ id: tractors.id, model: tractors.model })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(tractorBrands.slug, sql.placeholder('brand')))
    .orderBy(sql`lower(${tractors.model}) collate "C"`, asc(tractors.id))
    .prepare('tractor_names');
  return (brand: string): Promise<TractorChoice[]> => names.execute({ brand });
}
