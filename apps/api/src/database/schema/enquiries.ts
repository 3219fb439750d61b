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

/** A lead. The trigger `verified_lead_stays` makes contact data and product of a verified lead immutable. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: serial('id').primaryKey(),
    /** Random id of the attempt that created this lead. */
    primary_id: text('primary_id').notNull().unique(),
    form: text('form').notNull(),
    status: text('status', { enum: ['unverified', 'verified', 'duplicate'] }).notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    /** Product of the enquiry. A number can enquire once in 24 hours by the same form about the same product. */
    product_key: text('product_key').notNull(),
    product_id: integer('product_id'),
    /** The other fields of the form, by their names. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    page_source: text('page_source').notNull(),
    type_id: integer('type_id').notNull(),
    language: text('language').notNull(),
    /** The enquiry after which this enquiry was suggested. */
    parent_id: integer('parent_id').references((): AnyPgColumn => enquiries.id),
    /** The attempt in which this enquiry was suggested. The code of that attempt also verifies this enquiry. */
    attempt_id: text('attempt_id'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    verified_at: timestamp('verified_at', { withTimezone: true }),
  },
  (table) => [
    index('enquiries_mobile').on(table.mobile, table.form, table.product_key),
    uniqueIndex('enquiries_suggested_once').on(table.attempt_id, table.product_key),
    index('enquiries_created').on(table.created_at),
    // For the filter of the desk.
    index('enquiries_model').on(sql`lower(${table.fields}->>'model')`),
  ],
);
