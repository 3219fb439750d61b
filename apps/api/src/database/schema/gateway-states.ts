import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How a gateway for messages fared lately, for all processes: one that keeps failing is left alone for a while. */
export const gatewayStates = pgTable('gateway_states', {
  name: text('name').primaryKey(),
  /** In a row; a success sets it back. */
  failures: integer('failures').notNull(),
  /** Until then nothing is sent by it; afterwards one message tries. */
  paused_until: timestamp('paused_until', { withTimezone: true }),
});
