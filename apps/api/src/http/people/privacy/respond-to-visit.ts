import { API_MESSAGES, type MY_DATA_MESSAGES } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createVisitPath,
  toPageMessage,
} from '../../../domain/people/privacy/visits/create-visit-path.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { readVisitId } from './set-visit-cookie.ts';

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
