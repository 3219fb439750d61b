import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorDraft } from '../../shared/drafts/create-draft-path.ts';
import { isPlainForm } from './add-form-parser.ts';

type FormAction<Outcome, ResponseBody> = {
  readonly isPlain?: boolean;
  readonly run: () => Promise<Outcome>;
  readonly toJson: (outcome: Outcome) => ResponseBody;
  readonly createSuccessPath: (outcome: Outcome) => string | Promise<string>;
  /** Called for an `HttpError`. */
  readonly createFailurePath: (draft: Partial<FormDraft>) => string | Promise<string>;
};

/** Browsers without JavaScript are redirected. Other requests get JSON. */
export async function respondToForm<Outcome, ResponseBody>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    isPlain = isPlainForm(request),
    run,
    toJson,
    createSuccessPath,
    createFailurePath,
  }: FormAction<Outcome, ResponseBody>,
) {
  reply.header('cache-control', 'no-store');
  if (!isPlain) return toJson(await run());
  // A rejected form is no error response, because the browser must follow the redirect.
  const result = await run().then(
    (outcome) => ({ outcome }),
    (error) => ({ draft: toErrorDraft(error) }),
  );
  return reply.redirect(
    await ('outcome' in result
      ? createSuccessPath(result.outcome)
      : createFailurePath(result.draft)),
    303,
  );
}
