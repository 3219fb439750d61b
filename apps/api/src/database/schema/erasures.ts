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

/** Proof of erasures. No row identifies a person. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** `person`: on the site. `staff`: in the desk, at the request of the person. */
  by: text('by', { enum: ['person', 'staff'] }).notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
});

/** Erased verified leads are still counted, for accounting. */
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
