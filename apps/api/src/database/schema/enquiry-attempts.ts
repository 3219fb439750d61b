import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enquiries } from './enquiries.ts';

/**
 * One submission of a lead by one browser. Its changes (name, number, place) are applied after the correct code.
 * The response contains the id of the attempt, not of the lead, so it does not reveal whether a lead exists.
 */
export const enquiryAttempts = pgTable(
  'enquiry_attempts',
  {
    /** Random id, which is returned only to the browser that sent the form. */
    primary_id: text('primary_id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Hash of the random id in the browser's cookie. Empty for leads of an older release. */
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
     * `shown`: accepted without a code, because the browser has verified the number before. After the correct code it
     * is `verified`, or `already_submitted` if the same lead was verified in the last 24 hours. Null: the code is
     * pending.
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
