import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { createSessionCookie, type VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import {
  createSessions,
  readSessionAccount,
  SESSION_SECONDS,
  type SignedInAccount,
} from './sessions.ts';

export type CookieSessions = {
  begin(request: FastifyRequest, reply: FastifyReply, account: SignedInAccount): Promise<void>;
  read(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string } | null>;
  /** `isEverywhere` ends all sessions of the account. */
  end(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { isEverywhere: boolean },
  ): Promise<void>;
  endOthers(tx: Database, request: FastifyRequest, accountId: number): Promise<void>;
};

type Deps = { db: Database; clock: Clock; isProduction: boolean };

export function createCookieSessions({ isProduction, ...deps }: Deps): CookieSessions {
  const sessions = createSessions(deps);
  const readId = (request: FastifyRequest) => sessionCookie.read(request, isProduction);
  const setCookie = (reply: FastifyReply, id: string) =>
    sessionCookie.set(reply, isProduction, id, SESSION_SECONDS);
  const deleteCookie = (reply: FastifyReply) => sessionCookie.set(reply, isProduction, '', 0);
  return {
    async begin(request, reply, account) {
      setCookie(reply, await sessions.begin(readId(request), account));
    },
    async read(request, reply) {
      const id = readId(request);
      if (id === undefined) return null;
      const session = await sessions.read(id);
      if (session === undefined) {
        deleteCookie(reply);
        return null;
      }
      if (session.isExtended) setCookie(reply, id);
      return { name: session.name };
    },
    async end(request, reply, { isEverywhere }) {
      const id = readId(request);
      deleteCookie(reply);
      if (id !== undefined) await sessions.end(id, { isEverywhere });
    },
    endOthers: (tx, request, accountId) => sessions.endOthers(tx, readId(request), accountId),
  };
}

export const sessionCookie = createSessionCookie({ name: 'session', sameSite: 'Lax' });

export async function readSignedInAccount(
  request: FastifyRequest,
  deps: Pick<VisitorDeps, 'db' | 'clock' | 'isProduction'>,
): Promise<{ id: number; mobile: string } | undefined> {
  const id = sessionCookie.read(request, deps.isProduction);
  return id === undefined ? undefined : readSessionAccount(deps, id);
}
