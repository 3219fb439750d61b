import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { language } from './language.ts';
import { rowId } from './text.ts';

/** POST /api/vote: each mobile number or account has one vote per item. Further votes have no effect. */
export const voteBody = z.object({
  kind: z.enum(['question', 'answer', 'reel']),
  id: rowId,
  language: language.default('en'),
});

export const voteResponse = z.object({
  success: z.literal(true),
  data: z.object({ votes: z.int().min(0) }),
});

export const voteEndpoints = defineEndpoints({
  sendVote: {
    method: 'POST',
    path: '/api/vote',
    summary: 'Votes for a question, an answer or a reel, once per verified number or account',
    tag: 'votes',
    body: voteBody,
    response: voteResponse,
  },
});

export type VoteBody = z.input<typeof voteBody>;
export type VoteResponse = z.output<typeof voteResponse>;
