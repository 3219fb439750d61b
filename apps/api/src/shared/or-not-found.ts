import { refuseTold } from './refuse-told.ts';

/** What was found, or a 404. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw refuseTold('not_there', 'NOT_FOUND');
  return found;
}
