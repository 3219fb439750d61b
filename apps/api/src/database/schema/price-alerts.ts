import { LANGUAGES } from '@tractor-haat/i18n';
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { tractors } from './tractors.ts';
import { usedTractors } from './used-tractors.ts';

/** A number, or a phone by Web Push, that wants to hear of a tractor's price; it goes when its owner ends it. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: serial('id').primaryKey(),
    /** Random: whoever asked knows it, and types the code for it. */
    primary_id: text('primary_id').notNull().unique(),
    /** Hash of the word in the link that ends it; the word is made from our key. */
    end_hash: text('end_hash').notNull().unique(),
    /** Null where a phone is told by push. */
    mobile: text('mobile'),
    /** Where the phone's browser takes pushes, and its keys for them, sealed; and a hash that finds them. */
    push_sealed: text('push_sealed'),
    push_mark: text('push_mark'),
    tractor_id: integer('tractor_id')
      .notNull()
      .references(() => tractors.id, { onDelete: 'cascade' }),
    /** Used ones that cost no more are told, too, where a district is known. */
    below_inr: integer('below_inr'),
    /** Slug of the state and the district's English name, as listings have them. */
    state: text('state'),
    district: text('district'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** `on_phone` is `on` for a push: a word of its own, so that a release that knows no push leaves it alone. */
    status: text('status', { enum: ['unverified', 'on', 'on_phone'] }).notNull(),
    /** The price as the number last heard it. */
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

/** Used tractors that an alert has told of, or that were for sale when it began. */
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

/** A message of an alert, filed in the transaction that found its reason. */
export const priceAlertMessages = pgTable(
  'price_alert_messages',
  {
    id: serial('id').primaryKey(),
    alert_id: integer('alert_id')
      .notNull()
      .references(() => priceAlerts.id, { onDelete: 'cascade' }),
    why: text('why', { enum: ['started', 'confirm', 'price', 'used'] }).notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('price_alert_messages_alert').on(table.alert_id)],
);
