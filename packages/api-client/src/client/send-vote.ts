import type { VoteBody, VoteResponse } from '../contract/votes.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/**
 * Votes with the signed-in account or with the number that this browser has verified, and returns the new count. Throws
 * `ApiError` 401 without both.
 */
export function sendVote(body: VoteBody, options: CallOptions = {}): Promise<VoteResponse> {
  return requireSuccess(postJson<VoteResponse>('/api/vote', body, options));
}
