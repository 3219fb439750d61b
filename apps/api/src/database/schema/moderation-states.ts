import { boolean, text, timestamp } from 'drizzle-orm/pg-core';
import { RETIRED_STATUS } from './content-columns.ts';

export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof MODERATION_STATES)[number];

/** True if the browser verified the number by a code or a sign-in. */
export const verifiedNumberColumn = { proven: boolean('proven').notNull().default(false) };

export const moderationColumns = {
  status: text('status', { enum: [...MODERATION_STATES, RETIRED_STATUS] })
    .notNull()
    .default('pending'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  moderated_at: timestamp('moderated_at', { withTimezone: true }),
};
