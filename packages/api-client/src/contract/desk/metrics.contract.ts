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
    /** Submitted forms, and how many of them have a verified number. */
    forms: z.object({ sent: z.int(), verified: z.int() }),
    /** Codes: created, accepted by a gateway, and used. */
    codes: z.object({ made: z.int(), sent: z.int(), used: z.int() }),
    /** Median minutes from a lead to its first call; null without calls. */
    first_call_minutes: z.number().nullable(),
    /** Leads by waiting time until the first call; `none`: not called yet. */
    first_call: z.array(metric),
    misses: z.array(metric),
    pages: z.array(metric),
    failures: z.array(metric),
  }),
);

export type Metrics = z.output<typeof metricsResponse>['data'];
export type Metric = z.output<typeof metric>;
