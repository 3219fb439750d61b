import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Exact counts for low limits. `use_counts` estimates the counts for higher limits. */
export const limitHits = pgTable(
  'limit_hits',
  {
    /** Action and subject, such as `code-sends:number:…` with an HMAC of the number. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, mode: 'string' }).array().notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_until').on(table.expires_at)],
);

/** Sliding-window counters, which estimate the uses from the current and the previous interval. */
export const useCounts = pgTable(
  'use_counts',
  {
    key: text('key').notNull(),
    seconds: integer('seconds').notNull(),
    /** Number of intervals of this length since 1970. */
    interval: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.expires_at),
  ],
);

/** Triggers increment the revision with every change of the table, so that indexes in memory detect it. */
export const listRevisions = pgTable('list_revisions', {
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Version of the content. An older release does not overwrite content with a higher number. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The API does not start with a `SECRET_KEY` that has another fingerprint. */
export const keyFingerprints = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  fingerprint: text('mark').notNull(),
});
