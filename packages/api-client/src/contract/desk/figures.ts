import { z } from 'zod';
import { deskAnswer } from './answer.ts';

/** GET /api/desk/figures */
export const figuresQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });

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
    /** Submitted forms, and how many of them have a verified number. */
    forms: z.object({ sent: z.int(), verified: z.int() }),
    /** Codes: created, accepted by a gateway, and used. */
    codes: z.object({ made: z.int(), sent: z.int(), used: z.int() }),
    /** Median minutes from a lead to its first call; null without calls. */
    first_call_minutes: z.number().nullable(),
    /** Leads by waiting time until the first call; `none`: not called yet. */
    first_call: z.array(figure),
    misses: z.array(figure),
    pages: z.array(figure),
    failures: z.array(figure),
  }),
);

export type Figures = z.output<typeof figuresAnswer>['data'];
export type Figure = z.output<typeof figure>;
