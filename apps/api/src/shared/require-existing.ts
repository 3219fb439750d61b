import { createTranslatedError } from './create-translated-error.ts';

/** Returns the value, or throws a 404. */
export function requireExisting<T>(value: T | undefined): T {
  if (value === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  return value;
}
