import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { draftOf } from '../../domain/drafts/drafts.ts';
import { isPlainForm } from './form-posts.ts';

type Work<Done, Answer> = {
  /** Left out, what the request's kind says. */
  readonly isPlain?: boolean;
  readonly work: () => Promise<Done>;
  /** What a page's script gets. */
  readonly answer: (done: Done) => Answer;
  /** Where a plain form is led when it worked. */
  readonly next: (done: Done) => string | Promise<string>;
  /** Where it is led to read what a refusal says; what is no refusal is thrown on. */
  readonly back: (draft: Partial<FormDraft>) => string | Promise<string>;
};

/** Does what a form asks for: a page's script gets JSON, a form without script is led to a page, either way. */
export async function answerForm<Done, Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPlain = isPlainForm(request), work, answer, next, back }: Work<Done, Answer>,
) {
  reply.header('cache-control', 'no-store');
  if (!isPlain) return answer(await work());
  // A refusal is read on a page; leading on to one refuses nothing.
  const led = await work().then(
    (done) => ({ done }),
    (error) => ({ draft: draftOf(error) }),
  );
  return reply.redirect(await ('done' in led ? next(led.done) : back(led.draft)), 303);
}
