import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails are sent only to rows with `confirmed_at`. */
export const newsletter = pgTable(
  'newsletter',
  {
    email: text('email').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the click on the link in the mail. Null in rows from before confirmations, which receive no mail. */
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribe_hash: text('unsubscribe_hash'),
  },
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribe_hash)],
);
