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

/** That somebody's data were erased, when, and how much: nothing in it says whose. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Who asked for it: the person, or our staff in the person's name. */
  by: text('by', { enum: ['person', 'staff'] }).notNull(),
  /** Rows by the name of what they were. */
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
});

/** What accounting needs of leads that are gone: how many verified ones there were, by day, form and product. */
export const goneLeads = pgTable(
  'gone_leads',
  {
    day: date('day', { mode: 'string' }).notNull(),
    form: text('form').notNull(),
    product_key: text('product_key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.form, table.product_key] })],
);
