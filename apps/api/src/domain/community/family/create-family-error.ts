import { FAMILY_MESSAGES, type FamilyReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { HttpError } from '../../../shared/http-error.ts';

export function createFamilyError(
  reason: FamilyReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const translations = FAMILY_MESSAGES[reason];
  const details = { reason, translations };
  return new HttpError(
    code,
    translations.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

export function createFamilyFieldError(
  validationErrors: Readonly<Record<string, FamilyReason>>,
): HttpError {
  const [reason = 'family_tractor'] = Object.values(validationErrors);
  const translations = FAMILY_MESSAGES[reason];
  return new HttpError('BAD_REQUEST', translations.en, {
    reason,
    faults: validationErrors,
    translations,
  });
}
