import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `target` is the key of a question or reel in content/, or `id:<id>` for a visitor's row. */
export const votes = pgTable(
  'votes',
  {
    kind: text('kind', { enum: ['question', 'answer', 'reel'] }).notNull(),
    target: text('target').notNull(),
    /** From `createVoterId`. Older rows contain the hash of a browser and are not counted. */
    voter: text('voter').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.target, table.voter] })],
);
