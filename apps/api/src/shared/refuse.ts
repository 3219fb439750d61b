import { isRefusalReason, REFUSAL_SENTENCES, type RefusalReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from './refusal.ts';

/** A refusal with a message that pages have in every language. */
export function refuse(
  reason: RefusalReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new Refusal(code, REFUSAL_SENTENCES[reason], details);
}

/** A refusal with validation errors; the first one is the message. */
export function refuseFields(validationErrors: Readonly<Record<string, string>>): Refusal {
  const [first = 'submission_failed'] = Object.values(validationErrors);
  const message = isRefusalReason(first) ? REFUSAL_SENTENCES[first] : first;
  return new Refusal('BAD_REQUEST', message, { reason: first, faults: validationErrors });
}
