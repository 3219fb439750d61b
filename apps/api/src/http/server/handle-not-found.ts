import { createTranslatedError } from '../../shared/create-translated-error.ts';

export function handleNotFound(): never {
  throw createTranslatedError('not_there', 'NOT_FOUND');
}
