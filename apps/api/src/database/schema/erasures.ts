import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Erasures of personal data with time and counts. No row identifies a person. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** `person` for an erasure on the site, `staff` for one on the person's request. */
  by: text('by', { enum: ['person', 'staff'] }).notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
});

/** Counts of erased verified leads by day, form and product, for accounting. */
export const erasedLeadCounts = pgTable(
  'gone_leads',
  {
    day: date('day', { mode: 'string' }).notNull(),
    form: text('form').notNull(),
    product_key: text('product_key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.form, table.product_key] })],
);
