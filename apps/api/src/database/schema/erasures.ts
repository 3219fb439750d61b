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

/** Proof of erasures that does not identify a person. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** `staff` erased the data at the request of the person. */
  by: text('by', { enum: ['person', 'staff'] }).notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
});

/** Counts of erased leads, for accounting. */
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
