import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

type Asked = { form: string; mobile: string; product_key: string };

/** Until the transaction ends, nobody else decides about this number and product. */
export async function lockProduct(tx: Database, { form, mobile, product_key }: Asked) {
  const name = JSON.stringify([form, mobile, product_key]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
