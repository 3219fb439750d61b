import { ACCOUNT_MESSAGES, API_MESSAGES } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../core/database/database.ts';
import type { CodeService } from '../../../core/delivery/code-service.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { App } from '../../../core/server/app.ts';
import { type CookieDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import {
  readCodeRequester,
  readIdempotencyClaim,
  storeRecognisedNumber,
} from '../../../core/visitor/read-visitor.ts';
import { isPlainForm, respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { isWeakPassword } from '../passwords/estimate-password-strength.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { addAccountCodeRoutes } from './add-account-code-routes.ts';
import type { Account, AccountDeps, AccountRequester } from './check-account-code.ts';
import { type CookieSessions, createCookieSessions } from './cookie-sessions.ts';
import { createAccountPath } from './create-account-path.ts';
import { login, resetPassword } from './login.ts';
import { formatWelcome, register } from './register.ts';

type AccountRoutesSetup = {
  db: Database;
  codes: CodeService;
  passwords: Passwords;
  clock: Clock;
  key: string;
  isProduction: boolean;
};

export function addAccountRoutes(app: App, setup: AccountRoutesSetup): void {
  const deps = { ...setup, sessions: createCookieSessions(setup) };
  addAccountCodeRoutes(app, deps);
  addAccountFormRoutes(app, deps);
  addSessionRoutes(app, deps);
}

type AccountRouteDeps = AccountDeps & CookieDeps & { sessions: CookieSessions };

function addAccountFormRoutes(app: App, deps: AccountRouteDeps): void {
  addRegisterRoute(app, deps);
  addLoginRoute(app, deps);
  addPasswordResetRoute(app, deps);
}

function addRegisterRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.endpoint(endpoints.registerUser, async (request, reply) => {
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
  });
}

function addLoginRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.endpoint(endpoints.loginUser, async (request, reply) => {
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
  });
}

function addPasswordResetRoute(app: App, deps: AccountRouteDeps): void {
  const { sessions } = deps;
  app.endpoint(endpoints.resetPassword, async (request, reply) => {
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
  });
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

type SessionRouteDeps = AccountDeps & { sessions: CookieSessions };

function addSessionRoutes(app: App, deps: SessionRouteDeps): void {
  const { sessions } = deps;
  app.endpoint(endpoints.getSession, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { success: true as const, data: await sessions.read(request, reply) };
  });
  app.endpoint(endpoints.logoutUser, async (request, reply) => {
    const { all, language, page = 'sign-in' } = request.body;
    await sessions.end(request, reply, { isEverywhere: all });
    const message = ACCOUNT_MESSAGES.logout_done;
    if (!isPlainForm(request)) return { success: true as const, message };
    return reply.redirect(
      await createAccountPath(
        withAddress(deps, request),
        { page, language },
        { reason: 'logout_done' },
      ),
      303,
    );
  });
}
