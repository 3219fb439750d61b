import type { Point } from '@tractor-haat/places';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import { towns } from '../../../database/schema/towns.ts';

/**
 * The database has positions of towns only. The finder returns the position of the town with the district's name, or
 * of its first town. It returns null for a district without towns.
 */
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
