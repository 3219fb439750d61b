import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { REQUEST_MESSAGES, type RequestReason } from '@tractor-haat/api-client/contract';
import { HttpError } from './http-error.ts';

/** A refusal whose message the API translates, because no page has it. */
export function createTranslatedError(
  reason: RequestReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
  /** The invalid field of a form. */
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
