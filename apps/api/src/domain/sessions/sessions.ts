import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema/accounts.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { type Clock, later } from '../../shared/clock.ts';
import { refuse } from '../../shared/refuse.ts';
import { sessionIdOf, setSessionCookie } from './session-cookie.ts';

const DAY = 24 * 3600;
const LIFE_SECONDS = 30 * DAY;
/** Extended at most once a day, to avoid a write on every read. */
const RENEWED_AFTER_SECONDS = DAY;

/** Sessions by a random id that only the browser's cookie contains. */
export type Sessions = {
  /**
   * Creates a session with a new id and ends the browser's previous one. Throws `login_invalid` if the account got
   * another password, or was erased, since its row was read, because checking a password takes long.
   */
  begin(request: FastifyRequest, reply: FastifyReply, account: SignedInAccount): Promise<void>;
  /** Reads the session and extends one in use. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string } | null>;
  /** Ends the browser's session; with `all` all sessions of its account. */
  end(request: FastifyRequest, reply: FastifyReply, all: boolean): Promise<void>;
  /** Ends an account's sessions except this browser's, in the caller's transaction. */
  endOthers(tx: Database, request: FastifyRequest, accountId: number): Promise<void>;
};

/** The account as read before its password was checked. */
type SignedInAccount = Pick<typeof accounts.$inferSelect, 'id' | 'password_hash'>;

type Deps = { db: Database; clock: Clock; isProduction: boolean };

export function makeSessions({ db, clock, isProduction }: Deps): Sessions {
  const hashOf = (request: FastifyRequest) => {
    const id = sessionIdOf(request, isProduction);
    return id === undefined ? undefined : sessionHash(id);
  };
  const forget = (reply: FastifyReply) => setSessionCookie(reply, isProduction, '', 0);
  const drop = (tx: Database, id_hash: string) =>
    tx.delete(sessions).where(eq(sessions.id_hash, id_hash));
  return {
    async begin(request, reply, account) {
      const old = hashOf(request);
      const id = randomBytes(32).toString('base64url');
      const created_at = clock();
      const expires_at = later(created_at, LIFE_SECONDS);
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, account);
        if (old !== undefined) await drop(tx, old);
        await tx
          .insert(sessions)
          .values({ id_hash: sessionHash(id), account_id: account.id, created_at, expires_at });
      });
      setSessionCookie(reply, isProduction, id, LIFE_SECONDS);
    },
    async read(request, reply) {
      const id = sessionIdOf(request, isProduction);
      if (id === undefined) return null;
      const now = clock();
      const [found] = await db
        .select({ name: accounts.name, expires_at: sessions.expires_at })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.account_id))
        .where(and(eq(sessions.id_hash, sessionHash(id)), gt(sessions.expires_at, now)));
      if (found === undefined) {
        forget(reply);
        return null;
      }
      const until = later(now, LIFE_SECONDS);
      if (until.getTime() - found.expires_at.getTime() > RENEWED_AFTER_SECONDS * 1000) {
        const renewed = { expires_at: until };
        await db
          .update(sessions)
          .set(renewed)
          .where(eq(sessions.id_hash, sessionHash(id)));
        setSessionCookie(reply, isProduction, id, LIFE_SECONDS);
      }
      return { name: found.name };
    },
    async end(request, reply, all) {
      const id_hash = hashOf(request);
      forget(reply);
      if (id_hash === undefined) return;
      const [ended] = await drop(db, id_hash).returning();
      // An expired id grants nothing.
      if (all && ended !== undefined && ended.expires_at > clock()) {
        await db.delete(sessions).where(eq(sessions.account_id, ended.account_id));
      }
    },
    async endOthers(tx, request, accountId) {
      const own = hashOf(request) ?? '';
      const others = and(eq(sessions.account_id, accountId), ne(sessions.id_hash, own));
      await tx.delete(sessions).where(others);
    },
  };
}

/**
 * Locks the account: a concurrent new password either waits and ends this session, or came first and this is refused.
 */
async function lockUnchanged(tx: Database, { id, password_hash }: SignedInAccount): Promise<void> {
  const [current] = await tx
    .select({ password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('share');
  if (current?.password_hash !== password_hash) throw refuse('login_invalid');
}

/** A fast hash is enough for 256 random bits. */
export function sessionHash(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
