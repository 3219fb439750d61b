import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Consecutive failed codes, for releases before `number_failures`. A later release drops the table. */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});
