import type { VoteAnswer, VoteBody } from '../contract/votes.ts';
import { type CallOptions, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/**
 * Gives the voice of whoever is signed in, or of the number that was proven here, and brings the new count; a second voice
 * changes nothing. Strangers are refused (401).
 */
export function vote(body: VoteBody, options: CallOptions = {}): Promise<VoteAnswer> {
  return succeeded(postJson<VoteAnswer>('/api/vote', body, options));
}
