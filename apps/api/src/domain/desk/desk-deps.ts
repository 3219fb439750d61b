import type { Database } from '../../database/database.ts';
import type { staff } from '../../database/schema/staff.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** What everything of the desk works with. */
export type DeskDeps = {
  db: Database;
  clock: Clock;
  /** Of what is sealed. */
  key: string;
  passwords: Passwords;
};

/** A row of the table. */
export type Staff = typeof staff.$inferSelect;

/**
 * Consumes what somebody signed in with, in the transaction that begins the session, and locks the person until its end:
 * a dismissal or a new password either comes first, and this throws a 401, or ends the session.
 */
export type SignInProof = (tx: Database) => Promise<Staff>;

/** Who asks: what rights are judged by. */
export type Asker = Pick<Staff, 'id' | 'name' | 'role' | 'brands' | 'districts'>;
