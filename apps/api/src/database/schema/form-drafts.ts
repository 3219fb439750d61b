import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Form data of browsers without JavaScript, stored for minutes for corrections and for the next page. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    /** Random id, which only the redirect URL contains. */
    id: text('id').primaryKey(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_drafts_until').on(table.until)],
);
