import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Wrong codes in a row per mobile number, and apart from them those from browsers that have proven it (`…:known`). A
 * new code or an erasure does not reset them; a right code does.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** Key of a limit, which holds a keyed hash of the number. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    /** When a code of the number was checked last. */
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);
