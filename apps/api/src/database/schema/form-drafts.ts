import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a browser without JavaScript sent and has to correct, or what it may see next; for some minutes. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    /** Random: only the browser that was sent there knows it. */
    id: text('id').primaryKey(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_drafts_until').on(table.until)],
);
