import { pgTable, text } from 'drizzle-orm/pg-core';

/** The API does not start with a `SECRET_KEY` that has another fingerprint. */
export const keyFingerprints = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  fingerprint: text('mark').notNull(),
});
