import { z } from 'zod';
import { deskResponse } from './desk-response.ts';

/** GET /api/desk/figures */
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
    /** Numbers of submitted forms and of forms with a verified number. */
    forms: z.object({ sent: z.int(), verified: z.int() }),
    /** Numbers of codes that were created, accepted by a gateway, and used. */
    codes: z.object({ made: z.int(), sent: z.int(), used: z.int() }),
    /** Median number of minutes from a lead to its first call. Null without calls. */
    first_call_minutes: z.number().nullable(),
    /** Number of leads by time until the first call. Leads without a call are counted as `none`. */
    first_call: z.array(metric),
    misses: z.array(metric),
    pages: z.array(metric),
    failures: z.array(metric),
  }),
);

export type Metrics = z.output<typeof metricsResponse>['data'];
export type Metric = z.output<typeof metric>;
