import type { VoteAnswer, VoteBody } from '../contract/votes.ts';
import { type CallOptions, type NotFound, postJson } from './request.ts';

/** Gives this browser's voice and brings the new count; a second voice changes nothing. */
export function vote(body: VoteBody, options: CallOptions = {}): Promise<VoteAnswer | NotFound> {
  return postJson<VoteAnswer>('/api/vote', body, options);
}
