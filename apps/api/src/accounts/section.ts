import type { Clock } from '../clock.ts';
import type { OneTimeCodes } from '../codes/codes.ts';
import type { Database } from '../database/database.ts';
import { makePasswords } from '../passwords/passwords.ts';
import type { App } from '../server/app-type.ts';
import { addSessionRoutes } from '../sessions/session-routes.ts';
import { makeSessions } from '../sessions/sessions.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addAccountCodeRoutes } from './code-routes.ts';

type Given = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  key: string;
  isProduction: boolean;
};

/** Everything of accounts: codes, registration, sign-in, sessions. */
export function addAccountSection(app: App, given: Given): void {
  const parts = { ...given, passwords: makePasswords(), sessions: makeSessions(given) };
  addAccountCodeRoutes(app, parts);
  addAccountRoutes(app, parts);
  addSessionRoutes(app, parts);
}
