import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong codes in a row as releases before `number_failures` count them. A later release drops the table. */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});
