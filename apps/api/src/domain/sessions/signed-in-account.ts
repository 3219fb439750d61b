import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema/accounts.ts';
import { sessions } from '../../database/schema/sessions.ts';
import type { Clock } from '../../shared/clock.ts';
import { sessionIdOf } from './session-cookie.ts';
import { sessionHash } from './sessions.ts';

type Deps = { db: Database; clock: Clock; isProduction: boolean };

/** The account of this browser's session; undefined without one. */
export async function signedInAccount(
  request: FastifyRequest,
  { db, clock, isProduction }: Deps,
): Promise<{ id: number; mobile: string } | undefined> {
  const id = sessionIdOf(request, isProduction);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ id: accounts.id, mobile: accounts.mobile })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(and(eq(sessions.id_hash, sessionHash(id)), gt(sessions.expires_at, clock())));
  return found;
}
