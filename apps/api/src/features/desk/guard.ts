import { DESK_RIGHTS, type DeskRight } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionCookie } from '../../core/visitor/read-cookie.ts';
import {
  createForbiddenError,
  createSignedOutError,
  type DeskDeps,
  type StaffUser,
} from './desk-deps.ts';
import type { DeskSessions } from './staff/desk-sessions.ts';

/** Checks the session in an `onRequest` hook, so that bodies of unauthorized requests are not parsed. */
type Guard = {
  /** The hook requires a session and, if `rights` are passed, at least one of them. */
  requireRights(
    ...rights: DeskRight[]
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Returns the user of the session. Throws in a route without the hook. */
  getUser(request: FastifyRequest): StaffUser;
};

export function createGuard(sessions: DeskSessions, isProduction: boolean): Guard {
  const users = new WeakMap<FastifyRequest, StaffUser>();
  return {
    requireRights:
      (...rights) =>
      async (request, reply) => {
        const id = deskCookie.read(request, isProduction);
        const user = id === undefined ? undefined : await sessions.read(id);
        if (user === undefined) {
          if (id !== undefined) deskCookie.set(reply, isProduction, '', 0);
          throw createSignedOutError();
        }
        const staffRights = DESK_RIGHTS[user.role];
        if (rights.length > 0 && !rights.some((right) => staffRights.includes(right)))
          throw createForbiddenError();
        users.set(request, user);
      },
    getUser(request) {
      const user = users.get(request);
      if (user === undefined) throw new Error('the route has no guard');
      return user;
    },
  };
}

export const deskCookie = createSessionCookie({ name: 'desk', sameSite: 'Strict' });

export type DeskRouteDeps = DeskDeps & {
  sessions: DeskSessions;
  guard: Guard;
  isProduction: boolean;
};
