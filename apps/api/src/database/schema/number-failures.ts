import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Consecutive failed codes per mobile number. Failures from browsers that have verified the number before are counted
 * separately (`…:known`). Only a correct code resets the count, not a new code or an erasure.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** Key of a limit, with a keyed hash of the number. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);
