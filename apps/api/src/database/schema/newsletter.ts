import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const newsletter = pgTable(
  'newsletter',
  {
    email: text('email').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Mails are sent only after this confirmation. Null in rows that are older than confirmations. */
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribe_hash: text('unsubscribe_hash'),
  },
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribe_hash)],
);
