import { pgTable, text } from 'drizzle-orm/pg-core';

/** Used to reject the start of a process with another `SECRET_KEY` (`requireSameKey`). */
export const keyFingerprints = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  fingerprint: text('mark').notNull(),
});
