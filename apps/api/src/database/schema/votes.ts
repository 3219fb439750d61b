import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One voice per visitor and thing. `target` is the row's content key or `id:<id>`. */
export const votes = pgTable(
  'votes',
  {
    kind: text('kind', { enum: ['question', 'answer', 'reel'] }).notNull(),
    target: text('target').notNull(),
    /** A random name that the visitor's browser keeps in a cookie; it says nothing of the person. */
    voter: text('voter').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.target, table.voter] })],
);
