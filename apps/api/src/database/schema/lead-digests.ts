import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

export const leadDigests = pgTable(
  'lead_digests',
  {
    id: serial('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    day: text('day').notNull(),
    /** The mail lists the leads with `after_lead` < id <= `last_lead`. */
    after_lead: integer('after_lead').notNull(),
    last_lead: integer('last_lead').notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** Time at which a mail server accepted or permanently rejected the mail. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('lead_digests_once').on(table.staff_id, table.day),
    index('lead_digests_newest').on(table.staff_id, table.last_lead),
  ],
);
