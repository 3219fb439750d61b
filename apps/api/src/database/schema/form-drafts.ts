import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values of a rejected form, which a browser without JavaScript shows again on a new page. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: text('id').primaryKey(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_drafts_until').on(table.expires_at)],
);
