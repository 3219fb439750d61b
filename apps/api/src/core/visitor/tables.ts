import { LANGUAGES } from '@tractor-haat/i18n';
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

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

/** Stored responses, so that a repeated request takes effect once. */
export const idempotencyKeys = pgTable(
  'kept_answers',
  {
    browser: text('browser').notNull(),
    key: text('key').notNull(),
    /** HMAC of route and body. Another body with the same key is rejected. */
    request_hash: text('request').notNull(),
    /** Contains no personal data and no price. */
    response: jsonb('answer').notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.key] }),
    index('kept_answers_until').on(table.expires_at),
  ],
);

/** Values of a rejected form, which a browser without JavaScript shows again on a new page. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: text('id').primaryKey(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_drafts_until').on(table.expires_at)],
);
