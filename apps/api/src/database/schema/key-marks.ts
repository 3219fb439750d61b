import { pgTable, text } from 'drizzle-orm/pg-core';

/** By which a key is known again that is not kept here. */
export const keyMarks = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  /** What the key makes of a known text. */
  mark: text('mark').notNull(),
});
