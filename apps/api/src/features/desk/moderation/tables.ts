import { MODERATION_DECISIONS } from '@tractor-haat/api-client/contract';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from '../tables.ts';

/** The newest decision without `undone_at` applies. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: serial('id').primaryKey(),
    item: text('item').notNull(),
    decision: text('decision', { enum: MODERATION_DECISIONS }).notNull(),
    /** Key of a predefined reason, or free text. */
    reason: text('reason').notNull(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    undone_at: timestamp('undone_at', { withTimezone: true }),
    /** Time at which a gateway accepted the message to the seller. */
    told_at: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [index('moderation_decisions_item').on(table.item, table.id)],
);
