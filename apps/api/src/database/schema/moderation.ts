import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import { RETIRED } from './from-content.ts';

/** `pending` until a person has read it; only `approved` is public. */
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof MODERATION_STATES)[number];

/** True if the browser had verified the number, by code or by signing in. */
export const writtenUnderNumber = { proven: boolean('proven').notNull().default(false) };

/** Columns of all visitors' content that is moderated before publication. */
export const moderated = {
  status: text('status', { enum: [...MODERATION_STATES, RETIRED] })
    .notNull()
    .default('pending'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  moderated_at: timestamp('moderated_at', { withTimezone: true }),
};
