import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Recent failures of a message gateway, shared by all processes: a gateway that keeps failing is paused. */
export const gatewayStates = pgTable('gateway_states', {
  name: text('name').primaryKey(),
  /** Consecutive failures; a success resets it. */
  failures: integer('failures').notNull(),
  /** Nothing is sent through it until then; afterwards one message is a trial. */
  paused_until: timestamp('paused_until', { withTimezone: true }),
});
