import { DESK_RIGHTS, type DeskRight } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../../domain/desk/desk-deps.ts';
import { forbidden, signedOut } from '../../domain/desk/refuse-desk.ts';
import type { DeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import { deskCookie } from './desk-cookie.ts';

/** Authenticates staff before the body of a request is parsed. */
export type Guard = {
  /** A hook that requires a session, and one of these rights if any are passed. */
  needs(...rights: DeskRight[]): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  asker(request: FastifyRequest): Asker;
};

export function makeGuard(sessions: DeskSessions, isProduction: boolean): Guard {
  const known = new WeakMap<FastifyRequest, Asker>();
  return {
    needs:
      (...rights) =>
      async (request, reply) => {
        const id = deskCookie.read(request, isProduction);
        const asker = id === undefined ? undefined : await sessions.read(id);
        if (asker === undefined) {
          if (id !== undefined) deskCookie.set(reply, isProduction, '', 0);
          throw signedOut();
        }
        const own = DESK_RIGHTS[asker.role];
        if (rights.length > 0 && !rights.some((right) => own.includes(right))) throw forbidden();
        known.set(request, asker);
      },
    asker(request) {
      const asker = known.get(request);
      if (asker === undefined) throw new Error('the route has no guard');
      return asker;
    },
  };
}
