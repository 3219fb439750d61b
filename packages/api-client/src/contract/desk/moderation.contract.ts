import { z } from 'zod';
import { MODERATION_DECISIONS, MODERATION_KINDS } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { exactText, text } from '../text.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

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

const moderationParams = z.object({ id: exactText().max(100) });

export const moderationEndpoints = defineEndpoints({
  listModeration: {
    method: 'GET',
    path: '/api/desk/moderation',
    summary: 'Lists the items that wait for moderation, oldest first',
    tag: 'desk',
    query: moderationQuery,
    response: moderationResponse,
    security: 'staff',
  },
  decideModeration: {
    method: 'POST',
    path: '/api/desk/moderation/:id',
    summary: 'Approves or refuses an item, or requests a change',
    tag: 'desk',
    params: moderationParams,
    body: decisionBody,
    response: decisionResponse,
    security: 'staff',
  },
  undoModeration: {
    method: 'POST',
    path: '/api/desk/moderation/:id/undo',
    summary: 'Reverts a decision, so that the item waits for moderation again',
    tag: 'desk',
    params: moderationParams,
    response: decisionResponse,
    security: 'staff',
  },
});

export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type RequestedPrice = z.output<typeof requestedPrice>;
export type ListingHints = z.output<typeof listingHints>;
export type ModerationItem = z.output<typeof moderationItem>;
export type DecisionBody = z.output<typeof decisionBody>;
