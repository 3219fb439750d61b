import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** Search terms of a page besides its name, such as short names, dialect words and other spellings. */
export const searchTerms = pgTable('search_words', {
  id: serial('id').primaryKey(),
  path: text('path').notNull().unique(),
  words: text('words').array().notNull(),
  ...contentColumns,
});
