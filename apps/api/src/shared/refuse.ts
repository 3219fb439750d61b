import { isApiReason, API_MESSAGES, type ApiReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from './refusal.ts';

/** A refusal with a message that pages have in every language. */
export function refuse(
  reason: ApiReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new Refusal(code, API_MESSAGES[reason], details);
}

/** A refusal with validation errors; the first one is the message. */
export function refuseFields(validationErrors: Readonly<Record<string, string>>): Refusal {
  const [first = 'submission_failed'] = Object.values(validationErrors);
  const message = isApiReason(first) ? API_MESSAGES[first] : first;
  return new Refusal('BAD_REQUEST', message, { reason: first, faults: validationErrors });
}
