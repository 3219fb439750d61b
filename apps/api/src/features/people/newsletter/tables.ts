import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

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

export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /**
     * The token of the link is derived from this salt and the secret key, so it can be sent again without being stored.
     */
    salt: text('salt').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    unsubscribe_hash: text('unsubscribe_hash').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
    sent_at: timestamp('sent_at', { withTimezone: true }),
    confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('newsletter_requests_email').on(table.email),
    index('newsletter_requests_unsubscribe').on(table.unsubscribe_hash),
    index('newsletter_requests_expires').on(table.expires_at),
  ],
);
