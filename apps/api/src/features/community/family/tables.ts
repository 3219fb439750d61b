import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A row is stored for some time after `until`, so that the page can report that the vote has ended. */
export const familyVotes = pgTable(
  'family_votes',
  {
    /** Random id: anyone with the URL can vote. */
    id: text('id').primaryKey(),
    tractors: text('tractors').array().notNull().default(sql`'{}'::text[]`),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('family_votes_until').on(table.until)],
);

/** Contains personal data, so it is deleted at the end of the vote. */
export const familyVoices = pgTable(
  'family_voices',
  {
    family_id: text('family_id')
      .notNull()
      .references(() => familyVotes.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    tractor: text('tractor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.family_id, table.browser] }),
    index('family_voices_until').on(table.until),
  ],
);
