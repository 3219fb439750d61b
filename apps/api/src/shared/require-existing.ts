import { createTranslatedError } from './create-translated-error.ts';

export function requireExisting<T>(value: T | undefined): T {
  if (value === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  return value;
}
