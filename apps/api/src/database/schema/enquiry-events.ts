import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { enquiries } from './enquiries.ts';

/** The history of a lead: what happened to it, in order. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: serial('id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event', {
      enum: ['created', 'repeated', 'code_sent', 'code_failed', 'number_changed', 'verified'],
    }).notNull(),
  },
  (table) => [index('enquiry_events_enquiry').on(table.enquiry_id)],
);
