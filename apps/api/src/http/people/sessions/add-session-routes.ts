import { ACCOUNT_MESSAGES } from '@tractor-haat/api-client';
import {
  sessionResponse,
  userLogoutBody,
  userLogoutResponse,
} from '@tractor-haat/api-client/contract';
import type { AccountDeps } from '../../../domain/people/accounts/account-deps.ts';
import { createAccountPath } from '../../../domain/people/accounts/create-account-path.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { withAddress } from '../../visitor/visitor-deps.ts';
import type { CookieSessions } from './cookie-sessions.ts';

const tags = ['account'];

type SessionRouteDeps = AccountDeps & { sessions: CookieSessions };

export function addSessionRoutes(app: App, deps: SessionRouteDeps): void {
  const { sessions } = deps;
  app.get(
    '/api/session',
    {
      schema: {
        summary: 'Returns the signed-in account; `data` is null without a session',
        tags,
        response: toResponseSchemas(sessionResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { success: true as const, data: await sessions.read(request, reply) };
    },
  );
  app.post(
    '/api/user_logout',
    {
      schema: {
        summary: 'Signs out on this device, or with `all` on every device',
        tags,
        body: userLogoutBody,
        response: toResponseSchemas(userLogoutResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
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
    },
  );
}
