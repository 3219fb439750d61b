import { ALERT_MESSAGES, type AlertReason } from '@tractor-haat/api-client';
import {
  type ErrorCode,
  isNameReason,
  NAME_MESSAGES,
  type NameReason,
} from '@tractor-haat/api-client/contract';
import { Refusal } from '../../../shared/refusal.ts';

const sentenceOf = (reason: AlertReason | NameReason) =>
  isNameReason(reason) ? NAME_MESSAGES[reason] : ALERT_MESSAGES[reason];

export function refuseAlert(
  reason: AlertReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const sentence = sentenceOf(reason);
  const details = { reason, sentence };
  return new Refusal(
    code,
    sentence.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

/** A refusal with validation errors; the first one is the message. */
export function refuseAlertFields(
  validationErrors: Readonly<Record<string, AlertReason | NameReason>>,
): Refusal {
  const [reason = 'alert_product'] = Object.values(validationErrors);
  const sentence = sentenceOf(reason);
  return new Refusal('BAD_REQUEST', sentence.en, { reason, faults: validationErrors, sentence });
}
