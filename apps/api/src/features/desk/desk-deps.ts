import type { Database } from '../../core/database/database.ts';
import type { Clock } from '../../core/jobs/clock.ts';
import { createRateLimitError, HttpError } from '../../core/messages/http-error.ts';
import type { Passwords } from '../people/passwords/passwords.ts';
import type { staff } from './tables.ts';

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

export const createSignedOutError = () =>
  new HttpError('UNAUTHORIZED', 'Please sign in.', { reason: 'signed_out' });

export const createForbiddenError = () =>
  new HttpError('FORBIDDEN', 'You have no right to do this.', { reason: 'forbidden' });

/** The message must not reveal whether the address, the password or the code was wrong. */
export const createSignInError = () =>
  new HttpError('UNAUTHORIZED', 'E-mail, password or code is wrong.', { reason: 'sign_in_wrong' });

export const createEndedLinkError = () =>
  new HttpError('GONE', 'This link does not work any more. Please ask for a new one.', {
    reason: 'link_ended',
  });

export const createCodeError = () =>
  new HttpError('BAD_REQUEST', 'This code is wrong.', { reason: 'code_wrong' });

export const createTooManyAttemptsError = (waitSeconds: number) =>
  createRateLimitError('too_many_tries', 'Too many tries. Please wait.', waitSeconds);

export const createNotFoundError = () =>
  new HttpError('NOT_FOUND', 'There is nothing at this address.', { reason: 'resource_missing' });
