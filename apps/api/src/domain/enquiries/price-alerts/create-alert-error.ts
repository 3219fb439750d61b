import { ALERT_MESSAGES, type AlertReason } from '@tractor-haat/api-client';
import {
  type ErrorCode,
  isNameReason,
  NAME_MESSAGES,
  type NameReason,
} from '@tractor-haat/api-client/contract';
import { HttpError } from '../../../shared/http-error.ts';

export function createAlertError(
  reason: AlertReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const translations = getTranslations(reason);
  const details = { reason, translations };
  return new HttpError(
    code,
    translations.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

export function createAlertValidationError(
  validationErrors: Readonly<Record<string, AlertReason | NameReason>>,
): HttpError {
  const [reason = 'alert_product'] = Object.values(validationErrors);
  const translations = getTranslations(reason);
  return new HttpError('BAD_REQUEST', translations.en, {
    reason,
    faults: validationErrors,
    translations,
  });
}

const getTranslations = (reason: AlertReason | NameReason) =>
  isNameReason(reason) ? NAME_MESSAGES[reason] : ALERT_MESSAGES[reason];
