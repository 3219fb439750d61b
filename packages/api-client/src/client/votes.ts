import type { VoteAnswer, VoteBody } from '../contract/votes.ts';
import { type CallOptions, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/**
 * Votes as the signed-in user or as the number verified in this browser, and returns the new count;
 * idempotent. Throws `ApiError` 401 when neither is known.
 */
export function vote(body: VoteBody, options: CallOptions = {}): Promise<VoteAnswer> {
  return succeeded(postJson<VoteAnswer>('/api/vote', body, options));
}
