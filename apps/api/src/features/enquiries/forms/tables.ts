import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A trigger rejects changes of contact data and product after the verification. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: serial('id').primaryKey(),
    primary_id: text('primary_id').notNull().unique(),
    form: text('form').notNull(),
    status: text('status', { enum: ['unverified', 'verified', 'duplicate'] }).notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    /** A number can enquire about a product once in 24 hours with the same form. */
    product_key: text('product_key').notNull(),
    product_id: integer('product_id'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    page_source: text('page_source').notNull(),
    type_id: integer('type_id').notNull(),
    language: text('language').notNull(),
    parent_id: integer('parent_id').references((): AnyPgColumn => enquiries.id),
    /** Set for a suggested enquiry: the code of this attempt verifies it too. */
    attempt_id: text('attempt_id'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    verified_at: timestamp('verified_at', { withTimezone: true }),
  },
  (table) => [
    index('enquiries_mobile').on(table.mobile, table.form, table.product_key),
    uniqueIndex('enquiries_suggested_once').on(table.attempt_id, table.product_key),
    index('enquiries_created').on(table.created_at),
    index('enquiries_model').on(sql`lower(${table.fields}->>'model')`),
  ],
);

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
