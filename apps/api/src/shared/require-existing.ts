import { createTranslatedError } from './create-translated-error.ts';

/** Returns the value, or throws a 404. */
export function requireExisting<T>(value: T | undefined): T {
  if (value === undefined) throw createTranslatedError('not_there', 'NOT_FOUND');
  return value;
}
