import type { Point } from '@tractor-haat/places';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import { towns } from '../../../database/schema/towns.ts';

/** Districts have no position, so the finder returns that of the town with the same name, or of the first town. */
export function createDistrictPointFinder(db: Database) {
  const townQuery = db
    .select({ latitude: towns.latitude, longitude: towns.longitude })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.district_id))
    .where(eq(towns.district_id, sql.placeholder('id')))
    .orderBy(sql`(${towns.slug} = ${districts.slug}) desc`, towns.id)
    .limit(1)
    .prepare('dealers_district_point');
  return async (id: number): Promise<Point | null> => (await townQuery.execute({ id }))[0] ?? null;
}
