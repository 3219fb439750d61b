import { createTranslatedError } from './create-translated-error.ts';

/** Throws a 404 if the value is undefined. */
export function requireExisting<T>(value: T | undefined): T {
  if (value === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  return value;
}
