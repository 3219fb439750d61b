import { createTranslatedError } from '../../shared/create-translated-error.ts';

/** Throws a 404 for an unknown URL. */
export function handleNotFound(): never {
  throw createTranslatedError('not_there', 'NOT_FOUND');
}
