import { ACCOUNT_SENTENCES } from '@tractor-haat/api-client';
import {
  passwordResetAnswer,
  passwordResetBody,
  userLoginAnswer,
  userLoginBody,
  userRegisterAnswer,
  userRegisterBody,
} from '@tractor-haat/api-client/contract';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { login } from '../../domain/accounts/login.ts';
import { accountPage, backToPage, type Shown } from '../../domain/accounts/plain-account-pages.ts';
import { register, welcome } from '../../domain/accounts/register.ts';
import { setNewPassword } from '../../domain/accounts/reset-password.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { isPlainForm } from '../server/form-posts.ts';

const tags = ['account'];

/** Registering, signing in, and a new password: as JSON, or as plain forms that are led on to a page. */
export function addAccountRoutes(app: App, parts: AccountDeps): void {
  const { sessions } = parts;
  app.post(
    '/api/user_register',
    {
      schema: {
        summary: 'Makes an account for a verified number, and signs in',
        tags,
        body: userRegisterBody,
        response: answers(userRegisterAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, ip } = request;
      const { language, page = 'register', otp, email } = body;
      try {
        const from = { address: ip, isPage: isPlainForm(request) };
        const { id, name } = await register(parts, body, from);
        await sessions.begin(request, reply, id);
        const data = { name, text: 'registered' as const };
        if (!isPlainForm(request)) return { success: true as const, message: welcome(name), data };
        const to = { page: 'sign-in', language } as const;
        return reply.redirect(await accountPage(parts, to, 'registration_done', { name }), 303);
      } catch (error) {
        if (!isPlainForm(request)) throw error;
        const shown = { mobile: body.mobile.trim(), name: body.name, email, ...stepOf(otp) };
        return reply.redirect(await backToPage(parts, { page, language }, error, shown), 303);
      }
    },
  );
  app.post(
    '/api/user_login',
    {
      schema: {
        summary: 'Signs in by password or code, both in `otp`',
        tags,
        body: userLoginBody,
        response: answers(userLoginAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, ip } = request;
      const to = { page: 'sign-in', language: body.language } as const;
      try {
        const { id, name } = await login(parts, body, ip);
        await sessions.begin(request, reply, id);
        const message = ACCOUNT_SENTENCES.login_done;
        if (!isPlainForm(request)) return { success: true as const, message, data: { name } };
        return reply.redirect(await accountPage(parts, to, 'login_done', { name }), 303);
      } catch (error) {
        if (!isPlainForm(request)) throw error;
        const step = body.method === 'code' ? stepOf(' ') : {};
        const shown = { mobile: body.mobile.trim(), ...step };
        return reply.redirect(await backToPage(parts, to, error, shown), 303);
      }
    },
  );
  app.post(
    '/api/password_reset',
    {
      schema: {
        summary: 'Sets a new password by a code, and ends all other sessions',
        tags,
        body: passwordResetBody,
        response: answers(passwordResetAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, ip } = request;
      const { language } = body;
      const shown = { mobile: body.mobile.trim() };
      try {
        const account = await setNewPassword(parts, body, ip);
        await sessions.endOthers(request, account.id);
        const message = ACCOUNT_SENTENCES.reset_done;
        if (!isPlainForm(request)) return { success: true as const, message };
        const to = { page: 'sign-in', language } as const;
        return reply.redirect(await accountPage(parts, to, 'reset_done', shown), 303);
      } catch (error) {
        if (!isPlainForm(request)) throw error;
        const to = { page: 'forgot-password', language } as const;
        const next = { ...shown, ...stepOf(' ') };
        return reply.redirect(await backToPage(parts, to, error, next), 303);
      }
    },
  );
}

/** Whoever sent a code was at its step. */
function stepOf(otp: string): Shown {
  return otp === '' ? {} : { step: 'code' };
}
