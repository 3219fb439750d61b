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

/** Receivers of leads; each gets the leads that its owner may see. */
export const webhooks = pgTable('webhooks', {
  id: serial('id').primaryKey(),
  staff_id: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  url: text('url').notNull(),
  /** Encrypted with our key. */
  secret: text('secret').notNull(),
  /** Removed: pending deliveries are not sent. */
  ended: boolean('ended').notNull().default(false),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * Outbox of leads: a row per lead and receiver, created by the trigger that creates the lead. The payload is read from
 * the lead when it is sent; no number is stored here.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    /** Id of the message for the receiver. */
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
    /** Time of the first attempt: the creation, or a manual resend. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Time of the next attempt. During an attempt: when another process may claim the delivery. */
    next_at: timestamp('next_at', { withTimezone: true }).notNull(),
    last: text('last'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhook_id, table.lead_id),
    index('webhook_deliveries_due').on(table.state, table.next_at),
    index('webhook_deliveries_lead').on(table.lead_id),
  ],
);
