import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const liveResponse = z.object({ status: z.literal('ok') });

export const readyResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    content: z.enum(['ok', 'failed']),
  }),
});

export const healthEndpoints = defineEndpoints({
  getLiveness: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'Reports that the process responds, without checking its dependencies',
    tag: 'health',
    response: liveResponse,
    cache: 'none',
  },
  getReadiness: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Reports whether the process is ready: database, content and response time',
    tag: 'health',
    response: readyResponse,
    unavailable: readyResponse,
    cache: 'none',
  },
});

export type ReadyResponse = z.output<typeof readyResponse>;
