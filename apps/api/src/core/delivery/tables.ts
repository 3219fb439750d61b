import { LANGUAGES } from '@tractor-haat/i18n';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** The digits are derived from `salt` and the secret key, so that the database does not contain them. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').notNull(),
    mobile: text('mobile').notNull(),
    /** Random id of the enquiry, registration or listing. */
    request: text('request').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Null for codes of the previous release. */
    salt: text('salt'),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    sent_at: timestamp('sent_at', { withTimezone: true }),
    /** Hash of the cookie of the browser that requested the code. */
    browser: text('browser'),
    /** Attempts from `browser`, counted separately so that strangers cannot use up those of the owner. */
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

/**
 * Consecutive wrong codes. The browser that requested the code has its own count, so that strangers cannot block the
 * owner of the number.
 */
export const numberFailures = pgTable(
  'number_failures',
  {
    /** The prefix `code-failures:`, an HMAC of the number and, for a count per browser, the hash of its cookie. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blocked_until: timestamp('blocked_until', { withTimezone: true }),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('number_failures_last_at').on(table.last_at)],
);

/** Replaced by `number_failures`. The table remains while an earlier release may still run. */
export const codeFailures = pgTable('code_failures', {
  mobile: text('mobile').primaryKey(),
  failures: integer('failures').notNull(),
  blocked_until: timestamp('blocked_until', { withTimezone: true }),
});

/** State of the circuit breaker of a message gateway, shared by all processes. */
export const gatewayStates = pgTable('gateway_states', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  /** After this time one message tries the gateway. */
  paused_until: timestamp('paused_until', { withTimezone: true }),
});
