import { ACCOUNT_MESSAGES, validateAccountMobile } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { type CookieDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import {
  ensureVisitorHash,
  readCodeRequester,
  readIdempotencyClaim,
  storeRecognisedNumber,
} from '../../../core/visitor/read-visitor.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import type { Claim } from '../../../core/visitor/run-once.ts';
import {
  type AccountDeps,
  type AccountPurpose,
  findAccount,
  requireAccountCode,
  sendAccountCode,
} from './check-account-code.ts';
import {
  type AccountFormValues,
  type AccountPageTarget,
  createAccountPath,
} from './create-account-path.ts';
import { createRegistrationToken } from './register.ts';

const CODE_SENT_RESPONSE = {
  success: true as const,
  message: ACCOUNT_MESSAGES.otp_sent,
  data: { otp: 'sent' as const },
};

interface CodeRequest {
  readonly purpose: AccountPurpose;
  readonly target: AccountPageTarget;
  readonly formValues: AccountFormValues & { mobile: string };
  readonly claim: Claim | null;
}

/** Before the verification, responses must not reveal whether a number has an account. */
export function addAccountCodeRoutes(app: App, deps: AccountDeps & CookieDeps): void {
  function sendCode(
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, target, formValues, claim }: CodeRequest,
  ) {
    const { language } = target;
    return respondToForm(request, reply, {
      async run() {
        const mobile = requireMobile(formValues.mobile);
        const browser = ensureVisitorHash(request, reply, deps, claim);
        const requester = { ...readCodeRequester(request, mobile, deps), browser };
        await sendAccountCode(deps, { ...requester, purpose, mobile, language, claim });
      },
      toJson: () => CODE_SENT_RESPONSE,
      createSuccessPath: () =>
        createAccountPath(
          withAddress(deps, request),
          target,
          { reason: 'otp_sent' },
          { ...formValues, step: 'code' },
        ),
      createFailurePath: (draft) =>
        createAccountPath(withAddress(deps, request), target, draft, formValues),
    });
  }

  app.endpoint(endpoints.sendUserCode, async (request, reply) => {
    const { mobile, purpose, language, page = 'sign-in', name, email } = request.body;
    const target = { page, language };
    const formValues = { mobile: mobile.trim(), name, email };
    return sendCode(request, reply, {
      purpose,
      target,
      formValues,
      claim: readIdempotencyClaim(request, reply, deps),
    });
  });
  app.endpoint(endpoints.sendPasswordCode, async (request, reply) => {
    const { mobile, language } = request.body;
    const target = { page: 'forgot-password', language } as const;
    const formValues = { mobile: mobile.trim() };
    const claim = readIdempotencyClaim(request, reply, deps);
    return sendCode(request, reply, { purpose: 'password', target, formValues, claim });
  });
  app.endpoint(endpoints.verifyUserCode, async (request, reply) => {
    const mobile = requireMobile(request.body.mobile);
    const { otp: code } = request.body;
    const purpose = 'registration';
    await requireAccountCode(deps, {
      ...readCodeRequester(request, mobile, deps),
      purpose,
      mobile,
      code,
      claim: readIdempotencyClaim(request, reply, deps),
    });
    storeRecognisedNumber(request, reply, 'proven', mobile, deps);
    if (await findAccount(deps.db, mobile)) throw createHttpError('mobile_registered');
    const data = { proof: createRegistrationToken(deps, mobile) };
    return { success: true as const, message: ACCOUNT_MESSAGES.otp_verified, data };
  });
}

function requireMobile(input: string): string {
  const mobile = input.trim();
  const validationError = validateAccountMobile(mobile);
  if (validationError !== undefined) throw createValidationError({ mobile: validationError });
  return mobile;
}
