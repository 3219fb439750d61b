import { SELL_SENTENCES, type SellReason } from '@tractor-haat/api-client';
import type { ErrorCode } from '@tractor-haat/api-client/contract';
import { Refusal } from '../../shared/refusal.ts';

/** A refusal of a listing or a photo, with a sentence that pages have in every language. */
export function refuseSelling(
  reason: SellReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): Refusal {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new Refusal(code, SELL_SENTENCES[reason], details);
}
