import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorDraft } from '../../shared/drafts/create-draft-path.ts';
import { isPlainForm } from './add-form-parser.ts';

type FormAction<Outcome, ResponseBody> = {
  /** Defaults to the kind of the request. */
  readonly isPlain?: boolean;
  readonly run: () => Promise<Outcome>;
  readonly toJson: (outcome: Outcome) => ResponseBody;
  /** Redirect target of a plain form on success. */
  readonly successPath: (outcome: Outcome) => string | Promise<string>;
  /** Redirect target after a `HttpError`, with its message; other errors are rethrown. */
  readonly failurePath: (draft: Partial<FormDraft>) => string | Promise<string>;
};

/** Runs a form's action: responds with JSON to a script, and redirects a form without script, also after a `HttpError`. */
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
  // The page shows the message, so the redirect itself is not an error response.
  const result = await run().then(
    (outcome) => ({ outcome }),
    (error) => ({ draft: toErrorDraft(error) }),
  );
  return reply.redirect(
    await ('outcome' in result ? successPath(result.outcome) : failurePath(result.draft)),
    303,
  );
}
