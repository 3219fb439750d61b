import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { accounts, sessions } from './tables.ts';

const DAY_SECONDS = 24 * 3600;
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session is extended at most once a day, to avoid a write on every read. */
const EXTENSION_INTERVAL_SECONDS = DAY_SECONDS;

/** The database stores only a hash of a session's random id. */
export type Sessions = {
  /** Ends the browser's `previous` session. Throws `login_invalid` if the password was changed in the meantime. */
  begin(previous: string | undefined, account: SignedInAccount): Promise<string>;
  /** Extends the session. Returns undefined if it has ended. */
  read(id: string): Promise<{ name: string; isExtended: boolean } | undefined>;
  /** Ends the session or, with `isEverywhere`, all sessions of its account. */
  end(id: string, options: { isEverywhere: boolean }): Promise<void>;
  endOthers(tx: Database, currentId: string | undefined, accountId: number): Promise<void>;
};

export type SignedInAccount = Pick<typeof accounts.$inferSelect, 'id' | 'password_hash'>;

type Deps = { db: Database; clock: Clock };

export function createSessions({ db, clock }: Deps): Sessions {
  const deleteSession = (tx: Database, id: string) =>
    tx.delete(sessions).where(eq(sessions.id_hash, hashSessionId(id)));
  return {
    async begin(previous, account) {
      const id = randomBytes(32).toString('base64url');
      const created_at = clock();
      const expires_at = addSeconds(created_at, SESSION_SECONDS);
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, account);
        if (previous !== undefined) await deleteSession(tx, previous);
        await tx
          .insert(sessions)
          .values({ id_hash: hashSessionId(id), account_id: account.id, created_at, expires_at });
      });
      return id;
    },
    async read(id) {
      const now = clock();
      const [session] = await db
        .select({ name: accounts.name, expires_at: sessions.expires_at })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.account_id))
        .where(and(eq(sessions.id_hash, hashSessionId(id)), gt(sessions.expires_at, now)));
      if (session === undefined) return undefined;
      const expires_at = addSeconds(now, SESSION_SECONDS);
      const isExtended =
        expires_at.getTime() - session.expires_at.getTime() > EXTENSION_INTERVAL_SECONDS * 1000;
      if (isExtended) {
        await db
          .update(sessions)
          .set({ expires_at })
          .where(eq(sessions.id_hash, hashSessionId(id)));
      }
      return { name: session.name, isExtended };
    },
    async end(id, { isEverywhere }) {
      const [ended] = await deleteSession(db, id).returning();
      // An expired session must not end other sessions.
      if (isEverywhere && ended !== undefined && ended.expires_at > clock()) {
        await db.delete(sessions).where(eq(sessions.account_id, ended.account_id));
      }
    },
    async endOthers(tx, currentId, accountId) {
      const currentHash = currentId === undefined ? '' : hashSessionId(currentId);
      const isOtherSession = and(
        eq(sessions.account_id, accountId),
        ne(sessions.id_hash, currentHash),
      );
      await tx.delete(sessions).where(isOtherSession);
    },
  };
}

export async function readSessionAccount(
  { db, clock }: Deps,
  id: string,
): Promise<{ id: number; mobile: string } | undefined> {
  const [account] = await db
    .select({ id: accounts.id, mobile: accounts.mobile })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(and(eq(sessions.id_hash, hashSessionId(id)), gt(sessions.expires_at, clock())));
  return account;
}

/** A concurrent password change either waits for this lock and ends the new session, or causes an error here. */
async function lockUnchanged(tx: Database, { id, password_hash }: SignedInAccount): Promise<void> {
  const [current] = await tx
    .select({ password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('share');
  if (current?.password_hash !== password_hash) throw createHttpError('login_invalid');
}

/** The id has 256 random bits, so a fast hash is enough. */
function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
