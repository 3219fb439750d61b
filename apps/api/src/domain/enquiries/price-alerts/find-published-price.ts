import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isSoldNew, tractors } from '../../../database/schema/tractors.ts';

export type PublishedPrice = { min: number | null; max: number | null };

/** Both prices are null if the price is hidden or the tractor is no longer sold new. */
export async function findPublishedPrice(
  db: Database,
  tractor_id: number,
): Promise<PublishedPrice> {
  const [row] = await db
    .select({
      min: tractors.price_min_inr,
      max: tractors.price_max_inr,
      show: tractors.show_price,
    })
    .from(tractors)
    .where(isSoldNew(tractors, eq(tractors.id, tractor_id)));
  return row?.show ? { min: row.min, max: row.max } : { min: null, max: null };
}
