import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

type ProductLockKey = { form: string; mobile: string; product_key: string };

/** Requests for the same form, number and product wait until the transaction ends. */
export async function lockProduct(tx: Database, { form, mobile, product_key }: ProductLockKey) {
  const name = JSON.stringify([form, mobile, product_key]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
