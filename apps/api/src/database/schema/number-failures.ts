import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Consecutive wrong codes. The browser that requested the code has its own count, so that strangers cannot block the
 * owner of the number.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** The prefix `code-failures:`, an HMAC of the number and, for a count per browser, the hash of its cookie. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);
