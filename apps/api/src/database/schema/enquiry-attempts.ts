import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enquiries } from './enquiries.ts';

/**
 * What one browser sent for a lead. What it changes (name, number, place) waits here until the right code comes;
 * the id that a browser is given is its attempt's, so that nobody learns anything of a lead by asking for the same.
 */
export const enquiryAttempts = pgTable(
  'enquiry_attempts',
  {
    /** Random: only the browser that sent the form was given it. */
    primary_id: text('primary_id').primaryKey(),
    /** The lead that it would confirm. */
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Hash of the random name that the browser has in its cookie; empty for leads of an older release. */
    browser: text('browser').notNull(),
    form: text('form').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    product_key: text('product_key').notNull(),
    product_id: integer('product_id'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    page_source: text('page_source').notNull(),
    type_id: integer('type_id').notNull(),
    language: text('language').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * `shown`: at once, to the browser that has proven the number. After the right code: the lead is `verified`, or
     * the same was verified within 24 hours before. Null: it waits for its code.
     */
    outcome: text('outcome', { enum: ['shown', 'verified', 'already_submitted'] }),
    finished_at: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('enquiry_attempts_same').on(table.mobile, table.form, table.product_key, table.browser),
    index('enquiry_attempts_enquiry').on(table.enquiry_id),
    index('enquiry_attempts_created').on(table.created_at),
  ],
);
