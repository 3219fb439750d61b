import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Replaced by `number_failures`. The table remains while an earlier release may still run. */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});
