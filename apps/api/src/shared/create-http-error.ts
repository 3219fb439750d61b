import { API_MESSAGES, type ApiReason, isApiReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { HttpError } from './http-error.ts';

/** For reasons that the pages translate. `createTranslatedError` is for all others. */
export function createHttpError(
  reason: ApiReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new HttpError(code, API_MESSAGES[reason], details);
}

export function createValidationError(
  validationErrors: Readonly<Record<string, string>>,
): HttpError {
  const [first = 'submission_failed'] = Object.values(validationErrors);
  const message = isApiReason(first) ? API_MESSAGES[first] : first;
  return new HttpError('BAD_REQUEST', message, { reason: first, faults: validationErrors });
}
