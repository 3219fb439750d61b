import type { MyData } from '@tractor-haat/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { priceAlerts } from '../../../../database/schema/price-alerts.ts';
import { tractors } from '../../../../database/schema/tractors.ts';

/** Price alerts of a number. */
export async function readAlerts(db: Database, mobile: string): Promise<MyData['alerts']> {
  const rows = await db
    .select({ alert: priceAlerts, tractor: tractors.model })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .where(eq(priceAlerts.mobile, mobile))
    .orderBy(desc(priceAlerts.id));
  return rows.map(({ alert: { below_inr, district, status, created_at }, tractor }) => ({
    tractor,
    below_inr,
    district,
    status: status === 'unverified' ? status : 'on',
    created_at: created_at.toISOString(),
  }));
}
