import { type MY_DATA_SENTENCES, REFUSAL_SENTENCES } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { saysOf, visitPage } from '../../domain/privacy/visits/visit-pages.ts';
import { answerForm } from '../server/answer-form.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { visitIn } from './visit-cookie.ts';

type Asked = FastifyRequest & { body: { language: Language } };

/** What was done, as a page says it; `id` where the browser's visit is another one now, or none. */
type Done = { reason: keyof typeof MY_DATA_SENTENCES | 'otp_sent'; id?: string | undefined };

/**
 * Does what was asked for, and answers a program with a sentence, or leads a browser without JavaScript to the page that
 * says what happened; a refusal is said there too.
 */
export function answerVisit(
  parts: MyDataDeps,
  request: Asked,
  reply: FastifyReply,
  work: () => Promise<Done>,
) {
  reply.header('x-robots-tag', 'noindex');
  const { language } = request.body;
  const own = visitIn(request);
  return answerForm(request, reply, {
    work,
    answer: ({ reason }) => ({ success: true as const, message: REFUSAL_SENTENCES[reason] }),
    next: ({ reason, ...done }) =>
      visitPage(parts, { id: 'id' in done ? done.id : own, language }, { reason }),
    back: (draft) => visitPage(parts, { id: own, language }, saysOf(draft)),
  });
}
