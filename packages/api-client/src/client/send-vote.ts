import type { VoteBody, VoteResponse } from '../contract/votes.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/**
 * Votes and returns the new count. The voter is the signed-in account or the mobile number that this browser has
 * verified. Throws `ApiError` 401 if there is neither.
 */
export function sendVote(body: VoteBody, options: CallOptions = {}): Promise<VoteResponse> {
  return requireSuccess(postJson<VoteResponse>('/api/vote', body, options));
}
