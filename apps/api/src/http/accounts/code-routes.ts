import { ACCOUNT_SENTENCES, accountMobileFault } from '@tractor-haat/api-client';
import {
  passwordOtpBody,
  userOtpAnswer,
  userOtpBody,
  userOtpVerifyAnswer,
  userOtpVerifyBody,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccountPurpose,
  proveAccountCode,
  sendAccountCode,
} from '../../domain/accounts/account-code.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import {
  accountPage,
  backToPage,
  type Shown,
  type To,
} from '../../domain/accounts/plain-account-pages.ts';
import { makeProof } from '../../domain/accounts/proof.ts';
import { refuseAccount, refuseAccountFaults } from '../../domain/accounts/refuse-account.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { isPlainForm } from '../server/form-posts.ts';

const tags = ['account'];
const sent = {
  success: true as const,
  message: ACCOUNT_SENTENCES.otp_sent,
  data: { otp: 'sent' as const },
};

interface Sending {
  readonly purpose: AccountPurpose;
  /** The page for those without script. */
  readonly to: To;
  readonly shown: Shown & { mobile: string };
}

function checkedMobile(typed: string): string {
  const mobile = typed.trim();
  const fault = accountMobileFault(mobile);
  if (fault !== undefined) throw refuseAccountFaults({ mobile: fault });
  return mobile;
}

/** Codes of accounts. Whether a number is registered is told only behind its code. */
export function addAccountCodeRoutes(app: App, parts: AccountDeps): void {
  /** Sends a code to the number that is `shown`, and answers a plain form with the page for the code. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, to, shown }: Sending,
  ) {
    reply.header('cache-control', 'no-store');
    const { language } = to;
    try {
      const mobile = checkedMobile(shown.mobile);
      await sendAccountCode(parts, { purpose, mobile, language, address: request.ip });
      if (!isPlainForm(request)) return sent;
      const next = { ...shown, step: 'code' as const };
      return reply.redirect(await accountPage(parts, to, 'otp_sent', next), 303);
    } catch (error) {
      if (!isPlainForm(request)) throw error;
      return reply.redirect(await backToPage(parts, to, error, shown), 303);
    }
  }

  app.post(
    '/api/get_user_otp',
    {
      schema: {
        summary: 'Sends a code for signing in, or for registering',
        tags,
        body: userOtpBody,
        response: answers(userOtpAnswer),
      },
    },
    async (request, reply) => {
      const { mobile, purpose, language, page = 'sign-in', name, email } = request.body;
      const to = { page, language };
      return send(request, reply, { purpose, to, shown: { mobile: mobile.trim(), name, email } });
    },
  );
  app.post(
    '/api/password_otp',
    {
      schema: {
        summary: 'Sends a code for a new password',
        tags,
        body: passwordOtpBody,
        response: answers(userOtpAnswer),
      },
    },
    async (request, reply) => {
      const { mobile, language } = request.body;
      const to = { page: 'forgot-password', language } as const;
      return send(request, reply, { purpose: 'password', to, shown: { mobile: mobile.trim() } });
    },
  );
  app.post(
    '/api/user_otp_verify',
    {
      schema: {
        summary: 'Proves the number of a registration',
        tags,
        body: userOtpVerifyBody,
        response: answers(userOtpVerifyAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const mobile = checkedMobile(request.body.mobile);
      const { otp: code } = request.body;
      const purpose = 'registration';
      await proveAccountCode(parts, { purpose, mobile, code, address: request.ip });
      if (await findAccount(parts.db, mobile)) throw refuseAccount('mobile_registered');
      const data = { proof: makeProof(parts, mobile) };
      return { success: true as const, message: ACCOUNT_SENTENCES.otp_verified, data };
    },
  );
}
