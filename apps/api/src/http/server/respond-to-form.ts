import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorDraft } from '../../shared/drafts/create-draft-path.ts';
import { isPlainForm } from './add-form-parser.ts';

type FormAction<Outcome, ResponseBody> = {
  /** Defaults to the kind of the request. */
  readonly isPlain?: boolean;
  readonly run: () => Promise<Outcome>;
  /** JSON for the page's script. */
  readonly toJson: (outcome: Outcome) => ResponseBody;
  /** Redirect target of a plain form on success. */
  readonly successPath: (outcome: Outcome) => string | Promise<string>;
  /** Redirect target with the message of a refusal; other errors are rethrown. */
  readonly failurePath: (draft: Partial<FormDraft>) => string | Promise<string>;
};

/** Runs a form's action: responds with JSON to a script, and redirects a form without script, also after a refusal. */
export async function respondToForm<Outcome, ResponseBody>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    isPlain = isPlainForm(request),
    run,
    toJson,
    successPath,
    failurePath,
  }: FormAction<Outcome, ResponseBody>,
) {
  reply.header('cache-control', 'no-store');
  if (!isPlain) return toJson(await run());
  // A refusal is shown on the page, so the redirect itself is no error response.
  const result = await run().then(
    (outcome) => ({ done: outcome }),
    (error) => ({ draft: toErrorDraft(error) }),
  );
  return reply.redirect(
    await ('done' in result ? successPath(result.done) : failurePath(result.draft)),
    303,
  );
}
