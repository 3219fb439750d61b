import type { Database } from '../../database/database.ts';
import type { staff } from '../../database/schema/staff.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Passwords } from '../people/passwords/passwords.ts';

export type DeskDeps = {
  db: Database;
  clock: Clock;
  /** Secret key of the API, from which keys of single purposes are derived. */
  key: string;
  passwords: Passwords;
};

export type Staff = typeof staff.$inferSelect;

/**
 * Consumes the credentials of a sign-in in the transaction that creates the session, and locks the staff row until that
 * transaction ends. A concurrent dismissal or password change either commits first, and this function throws a 401, or
 * it waits and ends the new session.
 */
export type ConsumeCredentials = (tx: Database) => Promise<Staff>;

export type StaffUser = Pick<Staff, 'id' | 'name' | 'role' | 'brands' | 'districts'>;
