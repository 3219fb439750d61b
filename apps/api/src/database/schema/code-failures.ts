import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Consecutive failed codes. Only releases before `number_failures` use the table; a later release drops it. */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});
