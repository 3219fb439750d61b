import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';

/** Number of days after which each kind of visitor data is deleted. */
export const retentionDays = z.object({
  unverified_leads: z.int(),
  leads: z.int(),
  unfinished_listings: z.int(),
  closed_listings: z.int(),
  codes: z.int(),
  sessions: z.int(),
  failures: z.int(),
});

const officer = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** GET /api/v1/privacy: operator of the site, data protection officer and retention periods. */
export const privacyFacts = z.object({
  /** Null when not configured. */
  company: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  officer: officer.nullable(),
  days: retentionDays,
});
export const privacyResponse = dataResponse(privacyFacts);

export const privacyEndpoints = defineEndpoints({
  getPrivacyFacts: {
    method: 'GET',
    path: '/api/v1/privacy',
    summary: 'Returns the site operator, the data contact and the retention periods',
    tag: 'site',
    response: privacyResponse,
    cache: 'public',
  },
});

export type RetentionDays = z.output<typeof retentionDays>;
export type PrivacyFacts = z.output<typeof privacyFacts>;
