import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { REQUEST_MESSAGES, type RequestReason } from '@tractor-haat/api-client/contract';
import { Refusal } from './refusal.ts';

/** A refusal whose message the API translates, because no page has it. */
export function refuseWithMessage(
  reason: RequestReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
  /** The invalid field of a form. */
  field?: string,
): Refusal {
  const sentence = REQUEST_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const validationErrors = field === undefined ? {} : { faults: { [field]: reason } };
  return new Refusal(code, sentence.en, { reason, sentence, ...wait, ...validationErrors });
}
