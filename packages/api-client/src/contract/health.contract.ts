import { z } from 'zod';

/** GET /api/health/live: returns 200 whenever the process can respond, without checking its dependencies. */
export const liveResponse = z.object({ status: z.literal('ok') });

/** GET /api/health/ready: 200 when every check is `ok`, else 503. */
export const readyResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    content: z.enum(['ok', 'failed']),
  }),
});

export type ReadyResponse = z.output<typeof readyResponse>;
