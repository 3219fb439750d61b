import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One vote per verified number and target. `target` is the row's content key or `id:<id>`. */
export const votes = pgTable(
  'votes',
  {
    kind: text('kind', { enum: ['question', 'answer', 'reel'] }).notNull(),
    target: text('target').notNull(),
    /** Keyed hash of the number (`createVoterId`). Older rows contain the hash of a browser and are not counted. */
    voter: text('voter').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.target, table.voter] })],
);
