import { API_MESSAGES } from '@tractor-haat/api-client';
import {
  passwordResetBody,
  passwordResetResponse,
  userLoginBody,
  userLoginResponse,
  userRegisterBody,
  userRegisterResponse,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, AccountDeps } from '../../../domain/people/accounts/account-deps.ts';
import type { AccountRequester } from '../../../domain/people/accounts/check-account-code.ts';
import { createAccountPath } from '../../../domain/people/accounts/create-account-path.ts';
import { login } from '../../../domain/people/accounts/login.ts';
import { formatWelcome, register } from '../../../domain/people/accounts/register.ts';
import { resetPassword } from '../../../domain/people/accounts/reset-password.ts';
import { isWeakPassword } from '../../../domain/people/passwords/is-weak-password.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { storeRecognisedNumber } from '../../visitor/is-recognised-number.ts';
import { readCodeRequester } from '../../visitor/read-code-requester.ts';
import type { CookieDeps } from '../../visitor/read-cookie.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import { withAddress } from '../../visitor/visitor-deps.ts';
import type { CookieSessions } from '../sessions/cookie-sessions.ts';

const tags = ['account'];

type AccountRouteDeps = AccountDeps & CookieDeps & { sessions: CookieSessions };

export function addAccountFormRoutes(app: App, deps: AccountRouteDeps): void {
  addRegisterRoute(app, deps);
  addLoginRoute(app, deps);
  addPasswordResetRoute(app, deps);
}

function addRegisterRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.post(
    '/api/user_register',
    {
      schema: {
        summary: 'Creates an account for a verified mobile number and signs in',
        tags,
        body: userRegisterBody,
        response: toResponseSchemas(userRegisterResponse),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { language, page = 'register', otp, email } = body;
      const formValues = {
        mobile: body.mobile.trim(),
        name: body.name,
        email,
        ...(otp === '' ? {} : CODE_STEP_VALUES),
      };
      return respondToForm(request, reply, {
        async run() {
          const requester = readAccountRequester(request, reply, deps);
          const isPage = isPlainForm(request);
          const account = await register(deps, body, { ...requester, isPage });
          const { name, mobile } = account;
          await sessions.begin(request, reply, account);
          storeRecognisedNumber(request, reply, 'proven', mobile, deps);
          storeRecognisedNumber(request, reply, 'signed_in', mobile, deps);
          return { name, isWeak: await checkPasswordWeakness(request, body.password, account) };
        },
        toJson: ({ name, isWeak }) => ({
          success: true as const,
          message: formatWelcome({ name, isWeak }, language),
          data: { name, text: 'registered' as const, ...(isWeak ? WEAK_PASSWORD_DATA : {}) },
        }),
        createSuccessPath: ({ name, isWeak }) =>
          createAccountPath(
            withAddress(deps, request),
            { page: 'sign-in', language },
            { reason: 'registration_done' },
            { name, ...(isWeak ? WEAK_PASSWORD_VALUES : {}) },
          ),
        createFailurePath: (draft) =>
          createAccountPath(withAddress(deps, request), { page, language }, draft, formValues),
      });
    },
  );
}

function addLoginRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.post(
    '/api/user_login',
    {
      schema: {
        summary: 'Signs in with a password or a one-time code, both in `otp`',
        tags,
        body: userLoginBody,
        response: toResponseSchemas(userLoginResponse),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const target = { page: 'sign-in', language: body.language } as const;
      const stepValues = body.method === 'code' ? CODE_STEP_VALUES : {};
      const formValues = { mobile: body.mobile.trim(), ...stepValues };
      return respondToForm(request, reply, {
        async run() {
          const requester = readAccountRequester(request, reply, deps);
          const { account, hasVerifiedNumber } = await login(deps, body, requester);
          const { name, mobile } = account;
          await sessions.begin(request, reply, account);
          if (hasVerifiedNumber) storeRecognisedNumber(request, reply, 'proven', mobile, deps);
          storeRecognisedNumber(request, reply, 'signed_in', mobile, deps);
          return name;
        },
        toJson: (name) => ({
          success: true as const,
          message: API_MESSAGES.login_done,
          data: { name },
        }),
        createSuccessPath: (name) =>
          createAccountPath(withAddress(deps, request), target, { reason: 'login_done' }, { name }),
        createFailurePath: (draft) =>
          createAccountPath(withAddress(deps, request), target, draft, formValues),
      });
    },
  );
}

function addPasswordResetRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.post(
    '/api/password_reset',
    {
      schema: {
        summary: 'Resets the password with a one-time code and ends all other sessions',
        tags,
        body: passwordResetBody,
        response: toResponseSchemas(passwordResetResponse),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { language } = body;
      const formValues = { mobile: body.mobile.trim() };
      const target = { page: 'sign-in', language } as const;
      const failureTarget = { page: 'forgot-password', language } as const;
      return respondToForm(request, reply, {
        async run() {
          const requester = readAccountRequester(request, reply, deps);
          const account = await resetPassword(deps, body, requester, (tx, id) =>
            sessions.endOthers(tx, request, id),
          );
          storeRecognisedNumber(request, reply, 'proven', account.mobile, deps);
          return checkPasswordWeakness(request, body.password, account);
        },
        toJson: (isWeak) => ({
          success: true as const,
          message: API_MESSAGES[isWeak ? 'reset_done_weak_password' : 'reset_done'],
          ...(isWeak ? { data: WEAK_PASSWORD_DATA } : {}),
        }),
        createSuccessPath: (isWeak) =>
          createAccountPath(
            withAddress(deps, request),
            target,
            { reason: 'reset_done' },
            { ...formValues, ...(isWeak ? WEAK_PASSWORD_VALUES : {}) },
          ),
        createFailurePath: (draft) =>
          createAccountPath(withAddress(deps, request), failureTarget, draft, {
            ...formValues,
            ...CODE_STEP_VALUES,
          }),
      });
    },
  );
}

const readAccountRequester = (
  request: FastifyRequest<{ Body: { mobile: string; idempotency_key?: string | undefined } }>,
  reply: FastifyReply,
  deps: CookieDeps,
): AccountRequester => ({
  ...readCodeRequester(request, request.body.mobile.trim(), deps),
  claim: readIdempotencyClaim(request, reply, deps),
});

/** Shows the second step of the form, in which the visitor enters the code. */
const CODE_STEP_VALUES = { step: 'code' } as const;
const WEAK_PASSWORD_DATA = { password_is_weak: true } as const;
const WEAK_PASSWORD_VALUES = { password_is_weak: 'true' } as const;

const checkPasswordWeakness = (
  request: FastifyRequest,
  password: string,
  account: Account,
): Promise<boolean> =>
  isWeakPassword(password, account, {
    onFailure: (errorName) => request.log.warn({ errorName }, 'password estimate failed'),
  });
