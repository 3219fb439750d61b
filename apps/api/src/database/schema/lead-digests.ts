import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** Daily mail to a dealer and the leads in it. Created once per day and dealer, by any process. */
export const leadDigests = pgTable(
  'lead_digests',
  {
    id: serial('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** A day in India. */
    day: text('day').notNull(),
    /** Range of lead numbers: greater than this, up to `last_lead`. */
    after_lead: integer('after_lead').notNull(),
    last_lead: integer('last_lead').notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** When a mail server accepted it, or rejected it for good; null if there were no leads or no receiver. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('lead_digests_once').on(table.staff_id, table.day),
    index('lead_digests_newest').on(table.staff_id, table.last_lead),
  ],
);
