import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A comparison on which a family votes. The row contains no personal data. It is deleted some time after the vote has
 * ended, so that the page can still report the end.
 */
export const familyVotes = pgTable(
  'family_votes',
  {
    /** Random id. The URL with this id grants access. */
    id: text('id').primaryKey(),
    /** Slugs of the tractors, in the order of a comparison. */
    tractors: text('tractors').array().notNull().default(sql`'{}'::text[]`),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('family_votes_until').on(table.until)],
);

/** Vote of one family member. It is deleted when the vote has ended. */
export const familyVoices = pgTable(
  'family_voices',
  {
    family_id: text('family_id')
      .notNull()
      .references(() => familyVotes.id, { onDelete: 'cascade' }),
    /** Hash of the random id in the browser's cookie. */
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
