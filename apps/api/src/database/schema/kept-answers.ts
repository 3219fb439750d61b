import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a browser was answered for each of its idempotency keys, so that what it sends again is done once. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    /** Hash of the random name that the browser has in its cookie. */
    browser: text('browser').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the route and the body: another body under the same key is refused. */
    request: text('request').notNull(),
    /** Holds nothing personal, and no price. */
    answer: jsonb('answer').notNull(),
    /** From then on the key may mean something new, and the row may go. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.key] }),
    index('kept_answers_until').on(table.until),
  ],
);
