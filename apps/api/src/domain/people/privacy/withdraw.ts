import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { type ConsentPurpose, withdrawConsents } from '../consents/record-consents.ts';
import { deleteTree } from './erase/delete-tree.ts';

/** The newsletter is not included, because the e-mail address of an account is unverified and may be a stranger's. */
export function withdraw(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (purpose === 'alerts') await deleteTree(tx, 'price_alerts', sql`mobile = ${mobile}`);
    return withdrawConsents(tx, mobile, purpose, now);
  });
}
