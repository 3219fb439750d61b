import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** State of the circuit breaker of a message gateway, shared by all processes. */
export const gatewayStates = pgTable('gateway_states', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  /** After this time one message tries the gateway. */
  paused_until: timestamp('paused_until', { withTimezone: true }),
});
