import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { accounts } from '../../../database/schema/accounts.ts';
import type { Account } from './account-deps.ts';

export async function findAccount(db: Database, mobile: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.mobile, mobile));
  return row;
}
