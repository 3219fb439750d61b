import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Responses by browser and idempotency key, so that a repeated request takes effect once. */
export const idempotencyKeys = pgTable(
  'kept_answers',
  {
    /** Hash of the random id in the browser's cookie. */
    browser: text('browser').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of route and body. A request with the same key and another body is rejected. */
    request: text('request').notNull(),
    /** The response body, which contains no personal data and no price. */
    answer: jsonb('answer').notNull(),
    /** After this time the key can be used again and the row can be deleted. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.key] }),
    index('kept_answers_until').on(table.until),
  ],
);
