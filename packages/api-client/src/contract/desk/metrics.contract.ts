import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { deskResponse } from './desk-response.ts';

/** GET /api/desk/figures: statistics of the last `days` days. */
export const metricsQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });

export const metric = z.object({ name: z.string(), count: z.int() });

export const metricsResponse = deskResponse(
  z.object({
    leads: z.object({
      day: z.array(metric),
      form: z.array(metric),
      brand: z.array(metric),
      model: z.array(metric),
      district: z.array(metric),
      language: z.array(metric),
      status: z.array(metric),
    }),
    /** `sent` counts submitted forms, and `verified` those with a verified number. */
    forms: z.object({ sent: z.int(), verified: z.int() }),
    /** `made` counts created codes, `sent` those that a gateway accepted, and `used` those that verified a number. */
    codes: z.object({ made: z.int(), sent: z.int(), used: z.int() }),
    /** Median time from a lead to its first call. Null without calls. */
    first_call_minutes: z.number().nullable(),
    /** Number of leads by `FIRST_CALL_DELAYS`. */
    first_call: z.array(metric),
    misses: z.array(metric),
    pages: z.array(metric),
    failures: z.array(metric),
  }),
);

export const metricEndpoints = defineEndpoints({
  getMetrics: {
    method: 'GET',
    path: '/api/desk/figures',
    summary: 'Counts the leads, codes, calls and failures of the last days',
    tag: 'desk',
    query: metricsQuery,
    response: metricsResponse,
    security: 'staff',
  },
});

export type Metrics = z.output<typeof metricsResponse>['data'];
export type Metric = z.output<typeof metric>;
