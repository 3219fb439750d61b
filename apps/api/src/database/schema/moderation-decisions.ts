import { DECISIONS } from '@tractor-haat/api-client/contract';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** What a person decided about something that a visitor wrote; the newest that was not undone counts. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: serial('id').primaryKey(),
    /** Kind and number, as `listing-12`. */
    item: text('item').notNull(),
    decision: text('decision', { enum: DECISIONS }).notNull(),
    /** One of our reasons, or words. */
    reason: text('reason').notNull(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    undone_at: timestamp('undone_at', { withTimezone: true }),
    /** When a gateway took the message that tells the seller. */
    told_at: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [index('moderation_decisions_item').on(table.item, table.id)],
);
