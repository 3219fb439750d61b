import { z } from 'zod';
import { DECISIONS, MODERATION_KINDS } from '../../desk/names.ts';
import { deskAnswer, deskList, deskPage } from './answer.ts';

/** GET /api/desk/moderation */
export const moderationQuery = z.object({
  ...deskPage,
  kind: z.enum(MODERATION_KINDS).default('listing'),
});

export const moderationItem = z.object({
  id: z.string(),
  kind: z.enum(MODERATION_KINDS),
  at: z.iso.datetime(),
  by: z.string(),
  about: z.string(),
  text: z.string(),
  link: z.string(),
  /** Addresses of a listing's photos. */
  photos: z.array(z.string()),
  /** Of a listing: others of the same number, and others with one of its photos. */
  same_number: z.int(),
  same_photo: z.int(),
});

export const moderationAnswer = deskList(moderationItem);

/** POST /api/desk/moderation/{id}; refusing and asking need a reason. */
export const decisionBody = z.object({
  decision: z.enum(DECISIONS),
  reason: z.string().trim().max(500).default(''),
});

export const decisionAnswer = deskAnswer(z.object({ id: z.string(), status: z.string() }));

/** POST /api/report_save: something on the page at `path` is wrong. */
export const reportBody = z.object({
  path: z
    .string()
    .trim()
    // Browsers read a backslash as a slash: `/\host` would lead away as `//host` does.
    .regex(/^\/(?![/\\])\S*$/)
    .max(500),
  text: z.string().trim().min(3).max(2000),
});

export const reportAnswer = deskAnswer(z.null());

export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type ShownItem = z.output<typeof moderationItem>;
export type DecisionBody = z.output<typeof decisionBody>;
