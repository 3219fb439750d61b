import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Exact counters for low limits. Higher limits are estimated in `use_counts`. */
export const limitHits = pgTable(
  'limit_hits',
  {
    /** Action and subject, such as `code-sends:number:…` with an HMAC of the number. */
    key: text('key').primaryKey(),
    /** Times of the uses that still count. */
    hits: timestamp('hits', { withTimezone: true, mode: 'string' }).array().notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_until').on(table.expires_at)],
);
