import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
