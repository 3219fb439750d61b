import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** A day's mail to a dealer: which leads it tells of. Filed once a day and dealer, whichever process looks. */
export const leadDigests = pgTable(
  'lead_digests',
  {
    id: serial('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** A day of India. */
    day: text('day').notNull(),
    /** Numbers of leads: after the first one, up to the last one. */
    after_lead: integer('after_lead').notNull(),
    last_lead: integer('last_lead').notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** When somebody took it; null with `ended`: there was nothing to say, or nobody takes it. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('lead_digests_once').on(table.staff_id, table.day),
    index('lead_digests_newest').on(table.staff_id, table.last_lead),
  ],
);
