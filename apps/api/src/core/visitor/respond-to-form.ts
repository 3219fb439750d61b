import formbody from '@fastify/formbody';
import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../server/app.ts';
import { toErrorDraft } from './create-draft-path.ts';

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

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** A repeated field has its last value. */
export async function addFormParser(app: App): Promise<void> {
  await app.register(formbody, {
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/** True if a browser without JavaScript sent the form, which requires a redirect instead of JSON. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM_MEDIA_TYPE);
}
