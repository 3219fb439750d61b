import type { Database } from '../../../database/database.ts';
import type { OneTimeCodes } from '../../../domain/people/codes/code.ts';
import type { Passwords } from '../../../domain/people/passwords/passwords.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { App } from '../../server/app-type.ts';
import { makeCookieSessions } from '../sessions/cookie-sessions.ts';
import { addSessionRoutes } from '../sessions/session-routes.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addAccountCodeRoutes } from './code-routes.ts';

type AccountRoutesSetup = {
  db: Database;
  codes: OneTimeCodes;
  passwords: Passwords;
  clock: Clock;
  key: string;
  isProduction: boolean;
};

/** All account routes: codes, registration, sign-in, sessions. */
export function addAccountSection(app: App, setup: AccountRoutesSetup): void {
  const deps = { ...setup, sessions: makeCookieSessions(setup) };
  addAccountCodeRoutes(app, deps);
  addAccountRoutes(app, deps);
  addSessionRoutes(app, deps);
}
