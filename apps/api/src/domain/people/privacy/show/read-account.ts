import type { MyData } from '@tractor-haat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { sessions } from '../../../../database/schema/sessions.ts';
import { findAccount } from '../../accounts/find-account.ts';

/** The account of a number with its sessions, without the password hash. */
export async function readAccount(db: Database, mobile: string): Promise<MyData['account']> {
  const account = await findAccount(db, mobile);
  if (account === undefined) return null;
  const open = await db
    .select()
    .from(sessions)
    .where(eq(sessions.account_id, account.id))
    .orderBy(asc(sessions.created_at));
  return {
    name: account.name,
    email: account.email,
    created_at: account.created_at.toISOString(),
    sessions: open.map(({ created_at, expires_at }) => ({
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  };
}
