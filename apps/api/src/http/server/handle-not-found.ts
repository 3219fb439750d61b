import { createTranslatedError } from '../../shared/create-translated-error.ts';

export function handleNotFound(): never {
  throw createTranslatedError('resource_missing', 'NOT_FOUND');
}
