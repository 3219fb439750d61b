import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Subscribers of the newsletter: the addresses with `confirmed_at`. */
export const newsletter = pgTable(
  'newsletter',
  {
    /** In small letters: one row per address. */
    email: text('email').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the owner confirmed by the link in the mail. Older rows have none, and receive no mail. */
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
    /** Hash of the unsubscribe token in the address of every mail. */
    unsubscribe_hash: text('unsubscribe_hash'),
  },
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribe_hash)],
);
