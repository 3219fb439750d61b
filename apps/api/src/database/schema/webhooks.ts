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

/** Where leads are sent: all that its owner may see. */
export const webhooks = pgTable('webhooks', {
  id: serial('id').primaryKey(),
  staff_id: integer('staff_id')
    .notNull()
    .references(() => staff.id),
  url: text('url').notNull(),
  /** Sealed with our key. */
  secret: text('secret').notNull(),
  /** Taken away: what waits is not sent any more. */
  ended: boolean('ended').notNull().default(false),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * The outbox of leads: a row for each lead and receiver, made by the trigger that makes the lead. What is sent is read
 * from the lead at that moment; no number stands here.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    /** The id that the receiver knows the message by. */
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
    /** Since when it is tried: from the beginning, or since somebody had it sent again. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** When it is tried next; while one is under way, when another process may take it up. */
    next_at: timestamp('next_at', { withTimezone: true }).notNull(),
    last: text('last'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhook_id, table.lead_id),
    index('webhook_deliveries_due').on(table.state, table.next_at),
    index('webhook_deliveries_lead').on(table.lead_id),
  ],
);
