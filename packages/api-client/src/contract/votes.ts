import { z } from 'zod';
import { language } from './language.ts';

/** POST /api/vote: one voice per proven number or account and thing; a second one changes nothing. */
export const voteBody = z.object({
  kind: z.enum(['question', 'answer', 'reel']),
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  language: language.default('en'),
});

export const voteAnswer = z.object({
  success: z.literal(true),
  data: z.object({ votes: z.int().min(0) }),
});

export type VoteBody = z.input<typeof voteBody>;
export type VoteAnswer = z.output<typeof voteAnswer>;
