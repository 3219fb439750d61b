import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** Search terms for an address besides its name: short names, village words, other spellings. */
export const searchTerms = pgTable('search_words', {
  id: serial('id').primaryKey(),
  /** Address without language prefix. */
  path: text('path').notNull().unique(),
  words: text('words').array().notNull(),
  ...contentColumns,
});
