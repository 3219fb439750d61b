import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Consecutive wrong codes. Codes that the browser requested itself are counted per browser, so that strangers cannot
 * block the owner of the number. A new code does not reset the count.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** `code-failures:…` with an HMAC of the number. A count per browser adds the hash of its cookie. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);
