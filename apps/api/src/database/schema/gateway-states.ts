import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Recent failures of a message gateway, shared by all processes. After repeated failures the gateway is paused. */
export const gatewayStates = pgTable('gateway_states', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  /** The gateway is skipped until this time. Then one message is sent as a test. */
  paused_until: timestamp('paused_until', { withTimezone: true }),
});
