import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ConsentPurpose, withdrawConsents } from './consents/consents.ts';
import { deleteTree } from './erase/delete-tree.ts';

/** Withdraws what a number allowed for a purpose. With news the newsletter to its account's address ends, with alerts every alert. */
export function withdraw(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (purpose === 'news') {
      const own = sql`select lower(email) from accounts where mobile = ${mobile}`;
      await deleteTree(tx, 'newsletter', sql`email in (${own})`);
      await deleteTree(tx, 'newsletter_requests', sql`email in (${own})`);
      await tx.execute(sql`update consents set withdrawn_at = ${now.toISOString()}::timestamptz
        where purpose = 'news' and withdrawn_at is null and email in (${own})`);
    }
    if (purpose === 'alerts') await deleteTree(tx, 'price_alerts', sql`mobile = ${mobile}`);
    return withdrawConsents(tx, mobile, purpose, now);
  });
}
