import type { Database } from '../../../database/database.ts';
import type { CodeService } from '../../../domain/people/codes/code-service.ts';
import type { Passwords } from '../../../domain/people/passwords/passwords.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { App } from '../../server/app.ts';
import { addSessionRoutes } from '../sessions/add-session-routes.ts';
import { createCookieSessions } from '../sessions/cookie-sessions.ts';
import { addAccountCodeRoutes } from './add-account-code-routes.ts';
import { addAccountFormRoutes } from './add-account-form-routes.ts';

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
