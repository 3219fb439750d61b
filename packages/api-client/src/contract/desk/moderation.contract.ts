import { z } from 'zod';
import { MODERATION_DECISIONS, MODERATION_KINDS } from '../../desk/desk-rights.ts';
import { exactText, text } from '../text.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

/** GET /api/desk/moderation */
export const moderationQuery = z.object({
  ...deskPage,
  kind: z.enum(MODERATION_KINDS).default('listing'),
});

/** `range` is the interquartile range of similar listings in rupees. It is null if there are too few of them. */
export const requestedPrice = z.object({
  asking_inr: z.int(),
  verdict: z.enum(['fair', 'low', 'high', 'unknown']),
  range: z.object({ min_inr: z.int(), max_inr: z.int() }).nullable(),
});

/** Facts by which a moderator judges a listing. Comments, questions and other kinds have empty arrays, 0 and null. */
export const listingHints = z.object({
  photos: z.array(z.string()),
  /** Number of other listings with this mobile number, and number of other listings with one of these photos. */
  same_number: z.int(),
  same_photo: z.int(),
  twins: z.array(z.object({ link: z.string(), status: z.string() })),
  price: requestedPrice.nullable(),
});

export const moderationItem = listingHints.extend({
  id: z.string(),
  kind: z.enum(MODERATION_KINDS),
  at: z.iso.datetime(),
  by: z.string(),
  about: z.string(),
  text: z.string(),
  link: z.string(),
});

export const moderationResponse = deskList(moderationItem);

/** POST /api/desk/moderation/{id}. `refuse` and `ask` require a reason. */
export const decisionBody = z.object({
  decision: z.enum(MODERATION_DECISIONS),
  reason: text().trim().max(500).default(''),
});

export const decisionResponse = deskResponse(z.object({ id: z.string(), status: z.string() }));

/** POST /api/report_save: a visitor reports a problem with the page at `path`. */
export const reportBody = z.object({
  path: exactText()
    .trim()
    // Browsers treat a backslash as a slash, so `/\host` is a URL of another site, as `//host` is.
    .regex(/^\/(?![/\\])\S*$/)
    .max(500),
  text: text().trim().min(3).max(2000),
});

export const reportResponse = deskResponse(z.null());

export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type RequestedPrice = z.output<typeof requestedPrice>;
export type ListingHints = z.output<typeof listingHints>;
export type ModerationItem = z.output<typeof moderationItem>;
export type DecisionBody = z.output<typeof decisionBody>;
