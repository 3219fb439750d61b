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
import { deskLeads } from './desk-leads.ts';
import { staff } from './staff.ts';

/** Receivers of leads. Each receiver gets the leads that its owner may see. */
export const webhooks = pgTable('webhooks', {
  id: serial('id').primaryKey(),
  staff_id: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  url: text('url').notNull(),
  /** Encrypted with the secret key. */
  secret: text('secret').notNull(),
  /** True for a removed receiver, whose pending deliveries are not sent. */
  ended: boolean('ended').notNull().default(false),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * Outbox of leads with a row per lead and receiver, which the trigger of new leads creates. The payload is read from
 * the lead when it is sent, so that the table contains no number.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    /** Id of the message, which the receiver also gets. */
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
    /** Time of the first attempt, or of the first attempt after a resend. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Time of the next attempt. During an attempt, the time at which another process may claim the delivery. */
    next_at: timestamp('next_at', { withTimezone: true }).notNull(),
    last: text('last'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhook_id, table.lead_id),
    index('webhook_deliveries_due').on(table.state, table.next_at),
    index('webhook_deliveries_lead').on(table.lead_id),
  ],
);
