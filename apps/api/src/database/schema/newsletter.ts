import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who gets the newsletter: the mailboxes with `confirmed_at`. */
export const newsletter = pgTable(
  'newsletter',
  {
    /** In small letters: one row a mailbox. */
    email: text('email').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the link in the mail was followed and its button pressed. Older rows have none, and get no mail. */
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
    /** Of the word that ends it, in the address of every mail. */
    unsubscribe_hash: text('unsubscribe_hash'),
  },
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribe_hash)],
);
