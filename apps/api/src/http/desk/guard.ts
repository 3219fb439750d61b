import { DESK_RIGHTS, type DeskRight } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffUser } from '../../domain/desk/desk-deps.ts';
import { createForbiddenError, createSignedOutError } from '../../domain/desk/desk-errors.ts';
import type { DeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import { deskCookie } from './desk-cookie.ts';

/** Checks the session in an `onRequest` hook, so that bodies of unauthorized requests are not parsed. */
export type Guard = {
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
