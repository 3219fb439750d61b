import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** Terms that find a page in addition to its name, such as dialect words. */
export const searchTerms = pgTable('search_words', {
  id: serial('id').primaryKey(),
  path: text('path').notNull().unique(),
  words: text('words').array().notNull(),
  ...contentColumns,
});
