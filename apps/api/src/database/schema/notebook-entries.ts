import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** What stands in the notebook of an account, so that all its phones have it. Photos stay on the phone. */
export const notebookEntries = pgTable(
  'notebook_entries',
  {
    account_id: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['note', 'tractor', 'comparison', 'sum', 'dealer'] }).notNull(),
    /** When a phone wrote it last; never in the future. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Taken out: only the mark is left. */
    gone: boolean('gone').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    to: text('to').notNull(),
    picture: text('picture').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index('notebook_entries_at').on(table.at),
  ],
);
