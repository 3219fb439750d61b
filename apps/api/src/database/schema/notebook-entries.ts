import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Notebook entries of an account, synchronised between its phones. Photos are not uploaded. */
export const notebookEntries = pgTable(
  'notebook_entries',
  {
    account_id: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['note', 'tractor', 'comparison', 'sum', 'dealer'] }).notNull(),
    /** Time of the last change on a phone, never in the future. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** True for a deleted entry, whose texts are empty. */
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
