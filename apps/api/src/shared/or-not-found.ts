import { refuseWithMessage } from './refuse-with-message.ts';

/** Returns the value, or throws a 404. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw refuseWithMessage('not_there', 'NOT_FOUND');
  return found;
}
