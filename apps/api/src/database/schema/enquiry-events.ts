import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { enquiries } from './enquiries.ts';

/** A trigger makes the table append-only. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: serial('id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event', {
      enum: [
        'created',
        'repeated',
        'code_sent',
        'code_failed',
        'number_changed',
        'verified',
        'duplicate',
      ],
    }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('enquiry_events_enquiry').on(table.enquiry_id)],
);
