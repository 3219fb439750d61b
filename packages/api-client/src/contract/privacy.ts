import { z } from 'zod';
import { answer } from './answer.ts';

/** Days after which something that visitors gave is deleted. */
export const retentionDays = z.object({
  unverified_leads: z.int(),
  leads: z.int(),
  unfinished_listings: z.int(),
  closed_listings: z.int(),
  codes: z.int(),
  sessions: z.int(),
  failures: z.int(),
});

/** Whom a visitor writes or calls about his data. */
const officer = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** GET /api/v1/privacy: who runs the site, and how long it keeps what. */
export const privacyFacts = z.object({
  /** Null where the configuration does not say. */
  company: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  officer: officer.nullable(),
  days: retentionDays,
});
export const privacyAnswer = answer(privacyFacts);

export type RetentionDays = z.output<typeof retentionDays>;
export type PrivacyFacts = z.output<typeof privacyFacts>;
