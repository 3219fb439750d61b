import { LANGUAGES } from '@tractor-haat/i18n';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Codes that were issued; the code itself is not here, only a keyed hash of it. What its digits are made of is, so
 * that any process with our key can send it.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').notNull(),
    mobile: text('mobile').notNull(),
    /** The request that the code is bound to: an enquiry's or a registration's random id. */
    request: text('request').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Random; with our key it gives the digits. Null for codes of the release before, which were sent at once. */
    salt: text('salt'),
    /** In which its message is. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** When a gateway took it. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
    /** Hash of the name of the browser that requested it; null without one, and for codes of the release before. */
    browser: text('browser'),
    /** Wrong digits from that browser; of all others apart, so that they do not use up what its owner may type. */
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
