import { z } from 'zod';

/** A code that would have gone to a phone. */
export const outboxMessage = z.object({
  mobile: z.string(),
  code: z.string(),
  purpose: z.string(),
  at: z.iso.datetime(),
});

/** GET /api/dev/outbox: newest first. */
export const outboxAnswer = z.array(outboxMessage);

export type OutboxMessage = z.output<typeof outboxMessage>;
