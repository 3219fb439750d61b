import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { REQUEST_SENTENCES, type RequestReason } from '@tractor-haat/api-client/contract';
import { Refusal } from './refusal.ts';

/** A refusal whose sentence the API itself says in the caller's language, because no page has it. */
export function refuseTold(
  reason: RequestReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
  /** The field of a form that is wrong. */
  field?: string,
): Refusal {
  const sentence = REQUEST_SENTENCES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const faults = field === undefined ? {} : { faults: { [field]: reason } };
  return new Refusal(code, sentence.en, { reason, sentence, ...wait, ...faults });
}
