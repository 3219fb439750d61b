import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Purposes to which a person consents separately. */
export const CONSENT_PURPOSES = ['enquiry', 'calls', 'news', 'alerts'] as const;

/** Consents of visitors, with wording, language, time and purpose. Declined purposes have no row. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** The mobile number, or the e-mail address for the newsletter. */
    mobile: text('mobile'),
    email: text('email'),
    source: text('source').notNull(),
    /** Random id of the request, such as an attempt of an enquiry, a listing or an account. */
    request: text('request').notNull(),
    /** Version of the wording in `domain/people/consents/get-consent-text.ts`. */
    text_version: text('text_version').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    given_at: timestamp('given_at', { withTimezone: true }).notNull(),
    /** Time at which the number or e-mail address was verified. Until then it may belong to another person. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    withdrawn_at: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('consents_once').on(table.request, table.purpose),
    index('consents_mobile').on(table.mobile, table.purpose),
    index('consents_email').on(table.email),
  ],
);
