import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import { RETIRED } from './from-content.ts';

/** `pending` until a person has read it; only `approved` is ever shown. */
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof MODERATION_STATES)[number];

/** Whether the browser that wrote under a number had proven it, by its code or by signing in. */
export const writtenUnderNumber = { proven: boolean('proven').notNull().default(false) };

/** Columns of everything that visitors write and a person must read first. */
export const moderated = {
  status: text('status', { enum: [...MODERATION_STATES, RETIRED] })
    .notNull()
    .default('pending'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  moderated_at: timestamp('moderated_at', { withTimezone: true }),
};
