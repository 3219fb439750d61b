import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { REQUEST_MESSAGES, type RequestReason } from '@tractor-haat/api-client/contract';
import { HttpError } from './http-error.ts';

/** For reasons that the pages do not translate. */
export function createTranslatedError(
  reason: RequestReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
  field?: string,
): HttpError {
  const translations = REQUEST_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const validationErrors = field === undefined ? {} : { faults: { [field]: reason } };
  return new HttpError(code, translations.en, {
    reason,
    translations,
    ...wait,
    ...validationErrors,
  });
}
