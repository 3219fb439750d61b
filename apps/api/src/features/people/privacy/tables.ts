import { LANGUAGES } from '@tractor-haat/i18n';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A session of 30 minutes in which a visitor sees their stored data. */
export const myDataVisits = pgTable(
  'my_data_visits',
  {
    id_hash: text('id_hash').primaryKey(),
    /** Null after an erasure. */
    mobile: text('mobile'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Null until this browser entered the code. No data is shown before. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    /** Hash of a single-use token in the next redirect. */
    ticket_hash: text('ticket_hash').unique(),
    /** Message that the page shows once after the redirect. */
    says: jsonb('says').$type<{ reason: string; fault?: string; wait_seconds?: number }>(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('my_data_visits_until').on(table.until)],
);

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
