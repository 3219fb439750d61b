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
