import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ConsentPurpose, withdrawConsents } from './consents/consents.ts';
import { deleteTree } from './erase/delete-tree.ts';

/**
 * Withdraws what a number allowed for a purpose; with alerts every alert ends. The newsletter knows no numbers: the
 * address of an account is typed, not proven, and may be a stranger's. Each mail has the link that ends it.
 */
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
