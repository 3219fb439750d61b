import type { Database } from '../../../database/database.ts';
import type { accounts } from '../../../database/schema/accounts.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CodeService } from '../codes/code-service.ts';
import type { Passwords } from '../passwords/passwords.ts';

export type AccountDeps = {
  db: Database;
  codes: CodeService;
  passwords: Passwords;
  clock: Clock;
  key: string;
};

export type Account = typeof accounts.$inferSelect;
