import type { Database } from '../../database/database.ts';
import type { staff } from '../../database/schema/staff.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Passwords } from '../people/passwords/passwords.ts';

export type DeskDeps = {
  db: Database;
  clock: Clock;
  /** Secret key of the API, from which a key for each purpose is derived. */
  key: string;
  passwords: Passwords;
};

export type Staff = typeof staff.$inferSelect;

/**
 * Runs in the transaction that creates the session. It locks the staff row, so that a concurrent dismissal or password
 * change ends the new session too. Throws a 401 if the credentials are no longer valid.
 */
export type ConsumeCredentials = (tx: Database) => Promise<Staff>;

export type StaffUser = Pick<Staff, 'id' | 'name' | 'role' | 'brands' | 'districts'>;
