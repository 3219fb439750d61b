import { type Fault, isReason, type Reason, SENTENCES } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from '../../shared/refusal.ts';

/** A refusal with a sentence that pages have in every language. */
export function refuse(
  reason: Reason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
) {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new Refusal(code, SENTENCES[reason], details);
}

/** A refusal because of what stands in the fields of a form; the first of them is the message. */
export function refuseFaults(faults: Readonly<Record<string, Fault>>): Refusal {
  const [first = 'submission_failed'] = Object.values(faults);
  const message = isReason(first) ? SENTENCES[first] : first;
  return new Refusal('BAD_REQUEST', message, { reason: first, faults });
}
