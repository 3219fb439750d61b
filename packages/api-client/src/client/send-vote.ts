import type { VoteBody, VoteResponse } from '../contract/votes.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/**
 * Votes as the signed-in user or as the number verified in this browser, and returns the new count;
 * idempotent. Throws `ApiError` 401 when neither is known.
 */
export function sendVote(body: VoteBody, options: CallOptions = {}): Promise<VoteResponse> {
  return requireSuccess(postJson<VoteResponse>('/api/vote', body, options));
}
