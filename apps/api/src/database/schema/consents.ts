import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What a person may allow, each by itself. */
export const CONSENT_PURPOSES = ['enquiry', 'calls', 'news', 'alerts'] as const;

/** What somebody agreed to: which words, in which language, when and for what. Only what was given has a row. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** Whose it is: a number, or an address for the newsletter. */
    mobile: text('mobile'),
    email: text('email'),
    /** The form with which it was given. */
    source: text('source').notNull(),
    /** Random id of what was sent: an enquiry's attempt, a listing, an account. */
    request: text('request').notNull(),
    /** Of the words in `domain/privacy/consents/consent-texts.ts`. */
    text_version: text('text_version').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    given_at: timestamp('given_at', { withTimezone: true }).notNull(),
    /** When the number or address was proven: before that anybody may have typed it. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    withdrawn_at: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('consents_once').on(table.request, table.purpose),
    index('consents_mobile').on(table.mobile, table.purpose),
    index('consents_email').on(table.email),
  ],
);
