import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Wrong codes in a row per mobile number, and apart from them those from browsers that have proven it (`…:known`); a
 * new code does not reset them, a right one does.
 */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});
