import { LANGUAGES } from '@tractor-haat/i18n';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Issued codes as keyed hashes. The digits are derived from the stored salt and the secret key, so that any process can
 * send them.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').notNull(),
    mobile: text('mobile').notNull(),
    /** Random id of the request that the code is valid for, such as an enquiry or a registration. */
    request: text('request').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Random salt. Null for codes of the previous release. */
    salt: text('salt'),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    sent_at: timestamp('sent_at', { withTimezone: true }),
    /** Hash of the random id in the browser's cookie. Null without a cookie and for codes of the previous release. */
    browser: text('browser'),
    /**
     * Failed attempts from that browser. Attempts from other browsers are counted separately, so that strangers cannot
     * exhaust the owner's attempts.
     */
    tries: integer('tries').notNull().default(0),
    other_tries: integer('other_tries').notNull().default(0),
    issued_at: timestamp('issued_at', { withTimezone: true }).notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
    used_at: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_codes_request').on(table.request, table.purpose),
    index('one_time_codes_expires').on(table.expires_at),
  ],
);
