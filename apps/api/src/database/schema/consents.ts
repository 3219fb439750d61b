import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const CONSENT_PURPOSES = ['enquiry', 'calls', 'news', 'alerts'] as const;

/** A declined purpose has no row. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** Null for the newsletter, which has an e-mail address instead. */
    mobile: text('mobile'),
    email: text('email'),
    source: text('source').notNull(),
    /** Random id of the attempt, listing, account or newsletter request. */
    request: text('request').notNull(),
    text_version: text('text_version').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    given_at: timestamp('given_at', { withTimezone: true }).notNull(),
    /** Null until the number or e-mail address is verified, because it may belong to another person. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    withdrawn_at: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('consents_once').on(table.request, table.purpose),
    index('consents_mobile').on(table.mobile, table.purpose),
    index('consents_email').on(table.email),
  ],
);
