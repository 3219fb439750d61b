import {
  ACCOUNT_SENTENCES,
  type AccountFaults,
  type AccountReason,
} from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from '../../shared/refusal.ts';

/** A refusal with a sentence that the account's pages have in every language. */
export function refuseAccount(
  reason: AccountReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new Refusal(code, ACCOUNT_SENTENCES[reason], details);
}

/** A refusal because of what stands in the fields; the first of them is the message. */
export function refuseAccountFaults(faults: AccountFaults): Refusal {
  const [first = 'registration_failed' as const] = Object.values(faults);
  return new Refusal('BAD_REQUEST', ACCOUNT_SENTENCES[first], { reason: first, faults });
}
