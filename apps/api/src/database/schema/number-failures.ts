import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Consecutive wrong codes per mobile number; those from browsers that have verified it are counted separately
 * (`…:known`). A right code resets them; a new code or an erasure does not.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** Key of a limit, with a keyed hash of the number. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    /** When a code of the number was last checked. */
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);
