import { z } from 'zod';
import { language } from './language.ts';
import { rowId } from './text.ts';

/** POST /api/vote: a second vote of the same number or account for the same item has no effect. */
export const voteBody = z.object({
  kind: z.enum(['question', 'answer', 'reel']),
  id: rowId,
  language: language.default('en'),
});

export const voteResponse = z.object({
  success: z.literal(true),
  data: z.object({ votes: z.int().min(0) }),
});

export type VoteBody = z.input<typeof voteBody>;
export type VoteResponse = z.output<typeof voteResponse>;
