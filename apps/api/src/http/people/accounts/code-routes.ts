import { ACCOUNT_MESSAGES, validateAccountMobile } from '@tractor-haat/api-client';
import {
  passwordOtpBody,
  userOtpResponse,
  userOtpBody,
  userOtpVerifyResponse,
  userOtpVerifyBody,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccountPurpose,
  proveAccountCode,
  sendAccountCode,
} from '../../../domain/people/accounts/account-code.ts';
import type { AccountDeps } from '../../../domain/people/accounts/account-deps.ts';
import { findAccount } from '../../../domain/people/accounts/find-account.ts';
import {
  type AccountFormValues,
  accountPage,
  type To,
} from '../../../domain/people/accounts/plain-account-pages.ts';
import { makeProof } from '../../../domain/people/accounts/proof.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { refuse, refuseFields } from '../../../shared/refuse.ts';
import { readIdempotencyClaim } from '../../browser/claim-of.ts';
import type { CookieDeps } from '../../browser/cookies.ts';
import { readCodeRequester, ensureVisitorHash } from '../../browser/known-from.ts';
import { storeRecognisedNumber } from '../../browser/known-numbers.ts';
import { withAddress } from '../../browser/visitor-deps.ts';
import { respondToForm } from '../../server/answer-form.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';

const tags = ['account'];
const sent = {
  success: true as const,
  message: ACCOUNT_MESSAGES.otp_sent,
  data: { otp: 'sent' as const },
};

interface CodeRequest {
  readonly purpose: AccountPurpose;
  /** The page for browsers without JavaScript. */
  readonly to: To;
  readonly formValues: AccountFormValues & { mobile: string };
  readonly claim: Claim | null;
}

function checkedMobile(typed: string): string {
  const mobile = typed.trim();
  const validationError = validateAccountMobile(mobile);
  if (validationError !== undefined) throw refuseFields({ mobile: validationError });
  return mobile;
}

/** Codes of accounts. Whether a number is registered is revealed only after its code. */
export function addAccountCodeRoutes(app: App, deps: AccountDeps & CookieDeps): void {
  /** Sends a code, and redirects a plain form to the page for the code. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, to, formValues, claim }: CodeRequest,
  ) {
    const { language } = to;
    return respondToForm(request, reply, {
      async run() {
        const mobile = checkedMobile(formValues.mobile);
        const browser = ensureVisitorHash(request, reply, deps, claim);
        const from = { ...readCodeRequester(request, mobile, deps), browser };
        await sendAccountCode(deps, { ...from, purpose, mobile, language, claim });
      },
      toJson: () => sent,
      successPath: () =>
        accountPage(
          withAddress(deps, request),
          to,
          { reason: 'otp_sent' },
          { ...formValues, step: 'code' },
        ),
      failurePath: (draft) => accountPage(withAddress(deps, request), to, draft, formValues),
    });
  }

  app.post(
    '/api/get_user_otp',
    {
      schema: {
        summary: 'Sends a one-time code for signing in or registering',
        tags,
        body: userOtpBody,
        response: toResponseSchemas(userOtpResponse),
      },
    },
    async (request, reply) => {
      const { mobile, purpose, language, page = 'sign-in', name, email } = request.body;
      const to = { page, language };
      const formValues = { mobile: mobile.trim(), name, email };
      return send(request, reply, {
        purpose,
        to,
        formValues,
        claim: readIdempotencyClaim(request, reply, deps),
      });
    },
  );
  app.post(
    '/api/password_otp',
    {
      schema: {
        summary: 'Sends a one-time code for a password reset',
        tags,
        body: passwordOtpBody,
        response: toResponseSchemas(userOtpResponse),
      },
    },
    async (request, reply) => {
      const { mobile, language } = request.body;
      const to = { page: 'forgot-password', language } as const;
      const formValues = { mobile: mobile.trim() };
      const claim = readIdempotencyClaim(request, reply, deps);
      return send(request, reply, { purpose: 'password', to, formValues, claim });
    },
  );
  app.post(
    '/api/user_otp_verify',
    {
      schema: {
        summary: 'Verifies the mobile number of a registration',
        tags,
        body: userOtpVerifyBody,
        response: toResponseSchemas(userOtpVerifyResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const mobile = checkedMobile(request.body.mobile);
      const { otp: code } = request.body;
      const purpose = 'registration';
      await proveAccountCode(deps, { ...readCodeRequester(request, mobile, deps), purpose, mobile, code });
      storeRecognisedNumber(request, reply, 'proven', mobile, deps);
      if (await findAccount(deps.db, mobile)) throw refuse('mobile_registered');
      const data = { proof: makeProof(deps, mobile) };
      return { success: true as const, message: ACCOUNT_MESSAGES.otp_verified, data };
    },
  );
}
