import { LANGUAGES } from '@tractor-haat/i18n';
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';

/** Either `mobile` or `push_sealed` is set. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: serial('id').primaryKey(),
    /** Random id that the browser sends with the code. */
    primary_id: text('primary_id').notNull().unique(),
    /** Hash of the token in the unsubscribe link. */
    end_hash: text('end_hash').notNull().unique(),
    mobile: text('mobile'),
    /** The encrypted Web Push subscription. `push_mark` is its hash, by which it can be searched. */
    push_sealed: text('push_sealed'),
    push_mark: text('push_mark'),
    tractor_id: integer('tractor_id')
      .notNull()
      .references(() => tractors.id, { onDelete: 'cascade' }),
    /** Maximum price of used tractors in the district. Null: only the price of the new tractor is reported. */
    below_inr: integer('below_inr'),
    /** Slug of the state. `district` is an English name, as in listings. */
    state: text('state'),
    district: text('district'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** `on_phone` is the status `on` of an alert by Web Push, which older releases skip. */
    status: text('status', { enum: ['unverified', 'on', 'on_phone'] }).notNull(),
    /** Price at the start or in the last message. A different price queues the next message. */
    told_min_inr: integer('told_min_inr'),
    told_max_inr: integer('told_max_inr'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    verified_at: timestamp('verified_at', { withTimezone: true }),
  },
  (table) => [
    index('price_alerts_mobile').on(table.mobile),
    index('price_alerts_push').on(table.push_mark),
    index('price_alerts_tractor').on(table.tractor_id, table.status),
    index('price_alerts_created').on(table.created_at),
  ],
);

/** Used tractors that are not reported again: a message listed them, or they are older than the alert. */
export const priceAlertUsed = pgTable(
  'price_alert_used',
  {
    alert_id: integer('alert_id')
      .notNull()
      .references(() => priceAlerts.id, { onDelete: 'cascade' }),
    used_id: integer('used_id')
      .notNull()
      .references(() => usedTractors.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.alert_id, table.used_id] }),
    index('price_alert_used_of').on(table.used_id),
  ],
);

/** Created in the transaction of the price change, so that no message is lost or sent twice. */
export const priceAlertMessages = pgTable(
  'price_alert_messages',
  {
    id: serial('id').primaryKey(),
    alert_id: integer('alert_id')
      .notNull()
      .references(() => priceAlerts.id, { onDelete: 'cascade' }),
    /** Occasion of the message, which selects its text. */
    why: text('why', { enum: ['started', 'confirm', 'price', 'used'] }).notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('price_alert_messages_alert').on(table.alert_id)],
);
