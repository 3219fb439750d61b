import { z } from 'zod';

/** GET /api/health/live: returns 200 whenever the process can respond, without checking its dependencies. */
export const liveResponse = z.object({ status: z.literal('ok') });

/** GET /api/health/ready: returns 200 if every check is `ok`, and 503 if one has failed. */
export const readyResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    content: z.enum(['ok', 'failed']),
  }),
});

export type ReadyResponse = z.output<typeof readyResponse>;
