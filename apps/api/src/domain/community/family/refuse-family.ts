import { FAMILY_MESSAGES, type FamilyReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from '../../../shared/refusal.ts';

export function refuseFamily(
  reason: FamilyReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const sentence = FAMILY_MESSAGES[reason];
  const details = { reason, sentence };
  return new Refusal(
    code,
    sentence.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

/** A refusal with validation errors; the first one is the message. */
export function refuseFamilyFields(
  validationErrors: Readonly<Record<string, FamilyReason>>,
): Refusal {
  const [reason = 'family_tractor'] = Object.values(validationErrors);
  const sentence = FAMILY_MESSAGES[reason];
  return new Refusal('BAD_REQUEST', sentence.en, { reason, faults: validationErrors, sentence });
}
