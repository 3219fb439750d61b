import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { draftOf } from '../../shared/drafts/drafts.ts';
import { isPlainForm } from './form-posts.ts';

type Work<Outcome, Answer> = {
  /** Defaults to the kind of the request. */
  readonly isPlain?: boolean;
  readonly work: () => Promise<Outcome>;
  /** JSON for the page's script. */
  readonly answer: (done: Outcome) => Answer;
  /** Redirect target of a plain form on success. */
  readonly next: (done: Outcome) => string | Promise<string>;
  /** Redirect target with the message of a refusal; other errors are rethrown. */
  readonly back: (draft: Partial<FormDraft>) => string | Promise<string>;
};

/** Runs a form's action: responds with JSON to a script, and redirects a form without script, also after a refusal. */
export async function answerForm<Outcome, Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPlain = isPlainForm(request), work, answer, next, back }: Work<Outcome, Answer>,
) {
  reply.header('cache-control', 'no-store');
  if (!isPlain) return answer(await work());
  // A refusal is shown on the page, so the redirect itself is no error response.
  const led = await work().then(
    (done) => ({ done }),
    (error) => ({ draft: draftOf(error) }),
  );
  return reply.redirect(await ('done' in led ? next(led.done) : back(led.draft)), 303);
}
