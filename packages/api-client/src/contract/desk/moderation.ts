import { z } from 'zod';
import { DECISIONS, MODERATION_KINDS } from '../../desk/names.ts';
import { exactText, text } from '../text.ts';
import { deskAnswer, deskList, deskPage } from './answer.ts';

/** GET /api/desk/moderation */
export const moderationQuery = z.object({
  ...deskPage,
  kind: z.enum(MODERATION_KINDS).default('listing'),
});

/** What a listing asks, beside the middle half of what others like it ask; `range` is null where those are too few. */
export const askedPrice = z.object({
  asked_inr: z.int(),
  verdict: z.enum(['fair', 'low', 'high', 'unknown']),
  range: z.object({ min_inr: z.int(), max_inr: z.int() }).nullable(),
});

/** What helps to judge a listing; of anything else there is none of it. */
export const listingHints = z.object({
  /** Addresses of its photos. */
  photos: z.array(z.string()),
  /** Others of the same number, and others with one of its photos. */
  same_number: z.int(),
  same_photo: z.int(),
  /** Some of those, to look at. */
  twins: z.array(z.object({ link: z.string(), status: z.string() })),
  price: askedPrice.nullable(),
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

export const moderationAnswer = deskList(moderationItem);

/** POST /api/desk/moderation/{id}; refusing and asking need a reason. */
export const decisionBody = z.object({
  decision: z.enum(DECISIONS),
  reason: text().trim().max(500).default(''),
});

export const decisionAnswer = deskAnswer(z.object({ id: z.string(), status: z.string() }));

/** POST /api/report_save: something on the page at `path` is wrong. */
export const reportBody = z.object({
  path: exactText()
    .trim()
    // Browsers read a backslash as a slash: `/\host` would lead away as `//host` does.
    .regex(/^\/(?![/\\])\S*$/)
    .max(500),
  text: text().trim().min(3).max(2000),
});

export const reportAnswer = deskAnswer(z.null());

export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type AskedPrice = z.output<typeof askedPrice>;
export type ListingHints = z.output<typeof listingHints>;
export type ShownItem = z.output<typeof moderationItem>;
export type DecisionBody = z.output<typeof decisionBody>;
