import { DELIVERY_STATES } from '@tractor-haat/api-client/contract';
import {
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deskLeads } from '../leads/tables.ts';
import { staff } from '../tables.ts';

export const webhooks = pgTable('webhooks', {
  id: serial('id').primaryKey(),
  staff_id: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  url: text('url').notNull(),
  secret: text('secret').notNull(),
  /** A removed receiver gets no pending deliveries. */
  ended: boolean('ended').notNull().default(false),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Filled by the trigger of new leads. Personal data is added only when a delivery is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    /** Sent to the receiver, which can detect duplicates by it. */
    message_id: text('message_id').notNull().unique(),
    webhook_id: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id),
    lead_id: integer('lead_id')
      .notNull()
      .references(() => deskLeads.id, { onDelete: 'cascade' }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('pending'),
    tries: integer('tries').notNull().default(0),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the first attempt since the lead was created or sent again. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Time of the next attempt. During an attempt, the time after which another process may claim the delivery. */
    next_at: timestamp('next_at', { withTimezone: true }).notNull(),
    /** `ok`, or the reason of the failure. */
    last: text('last'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhook_id, table.lead_id),
    index('webhook_deliveries_due').on(table.state, table.next_at),
    index('webhook_deliveries_lead').on(table.lead_id),
  ],
);
