import { API_MESSAGES, type MY_DATA_MESSAGES } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../../core/visitor/read-cookie.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { createVisitPath, toPageMessage } from './create-visit-path.ts';
import { type MyDataSessionDeps, SESSION_SECONDS } from './open-my-data-session.ts';

export type MyDataDeps = MyDataSessionDeps & {
  isProduction: boolean;
};

type VisitorRequest = FastifyRequest & { body: { language: Language } };

type VisitOutcome = {
  reason: keyof typeof MY_DATA_MESSAGES | 'otp_sent';
  /** Set by an action that starts a visit. `undefined` ends the visit. */
  id?: string | undefined;
};

export function respondToVisit(
  deps: MyDataDeps,
  request: VisitorRequest,
  reply: FastifyReply,
  run: () => Promise<VisitOutcome>,
) {
  reply.header('x-robots-tag', 'noindex');
  const { language } = request.body;
  const visitId = readVisitId(request);
  return respondToForm(request, reply, {
    run,
    toJson: ({ reason }) => ({ success: true as const, message: API_MESSAGES[reason] }),
    createSuccessPath: ({ reason, ...outcome }) =>
      createVisitPath(deps, { id: 'id' in outcome ? outcome.id : visitId, language }, { reason }),
    createFailurePath: (draft) =>
      createVisitPath(deps, { id: visitId, language }, toPageMessage(draft)),
  });
}

const COOKIE_NAME = 'my_data';

export function readVisitId(request: FastifyRequest): string | undefined {
  const id = readCookie(request, COOKIE_NAME);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

export function setVisitCookie(reply: FastifyReply, isProduction: boolean, id: string): void {
  setCookie(reply, { name: COOKIE_NAME, value: id, seconds: SESSION_SECONDS, isProduction });
}

export function deleteVisitCookie(reply: FastifyReply, isProduction: boolean): void {
  setCookie(reply, { name: COOKIE_NAME, value: '', seconds: 0, isProduction });
}
