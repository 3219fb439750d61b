import { z } from 'zod';
import { deskAnswer } from './answer.ts';

/** GET /api/desk/figures */
export const figuresQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });

/** A name, and how many. */
export const figure = z.object({ name: z.string(), count: z.int() });

export const figuresAnswer = deskAnswer(
  z.object({
    leads: z.object({
      day: z.array(figure),
      form: z.array(figure),
      brand: z.array(figure),
      model: z.array(figure),
      district: z.array(figure),
      language: z.array(figure),
      status: z.array(figure),
    }),
    /** Forms that were sent, and how many of them had their number proven. */
    forms: z.object({ sent: z.int(), verified: z.int() }),
    /** Codes that were made, and how many of them a gateway took and somebody used. */
    codes: z.object({ made: z.int(), sent: z.int(), used: z.int() }),
    /** Half of all leads that were called had waited so long; null when none was. */
    first_call_minutes: z.number().nullable(),
    /** Leads by how long they waited for their first call; `none` waits still. */
    first_call: z.array(figure),
    /** What was searched for and not found. */
    misses: z.array(figure),
    /** Pages on which something failed in browsers. */
    pages: z.array(figure),
    /** Parts of the site that failed in browsers. */
    failures: z.array(figure),
  }),
);

export type Figures = z.output<typeof figuresAnswer>['data'];
export type Figure = z.output<typeof figure>;
