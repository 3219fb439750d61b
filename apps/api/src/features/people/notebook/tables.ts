import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

export const notebookEntries = pgTable(
  'notebook_entries',
  {
    account_id: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['note', 'tractor', 'comparison', 'sum', 'dealer'] }).notNull(),
    /** Time of the change on the phone, at most the time of the upload. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** True for a deleted entry. The row remains so that other phones delete the entry too. */
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
