import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enquiries } from './enquiries.ts';

/** A submitted form. Responses contain its id, because an enquiry id would reveal an earlier enquiry. */
export const enquiryAttempts = pgTable(
  'enquiry_attempts',
  {
    primary_id: text('primary_id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Hash of the browser's cookie. */
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
     * Null while the code is pending. `shown`: no code was required, because the browser had verified the number
     * before.
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
