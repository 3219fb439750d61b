import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Subscribers of the newsletter. Only rows with `confirmed_at` receive mail. */
export const newsletter = pgTable(
  'newsletter',
  {
    /** In lower case, so that each e-mail address has one row. */
    email: text('email').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time at which the link in the mail was opened. Null in older rows. */
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
    /** Hash of the unsubscribe token in the link of every mail. */
    unsubscribe_hash: text('unsubscribe_hash'),
  },
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribe_hash)],
);
