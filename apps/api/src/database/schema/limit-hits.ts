import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Exact counts for low limits. `use_counts` estimates the counts for higher limits. */
export const limitHits = pgTable(
  'limit_hits',
  {
    /** Action and subject, such as `code-sends:number:…` with an HMAC of the number. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, mode: 'string' }).array().notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_until').on(table.expires_at)],
);
