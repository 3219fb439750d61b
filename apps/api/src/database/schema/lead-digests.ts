import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** Daily mail to a dealer with a range of leads. One row is created per day and dealer. */
export const leadDigests = pgTable(
  'lead_digests',
  {
    id: serial('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** A day in India. */
    day: text('day').notNull(),
    /** The mail contains the leads with ids greater than `after_lead`, up to `last_lead`. */
    after_lead: integer('after_lead').notNull(),
    last_lead: integer('last_lead').notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** Time at which a mail server accepted or permanently rejected the mail. Null if no mail was sent. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('lead_digests_once').on(table.staff_id, table.day),
    index('lead_digests_newest').on(table.staff_id, table.last_lead),
  ],
);
