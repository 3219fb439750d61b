import { pgTable, text } from 'drizzle-orm/pg-core';

/** Fingerprint of the secret key. The key itself is not stored in the database. */
export const keyFingerprints = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  /** Keyed hash of a constant text. */
  mark: text('mark').notNull(),
});
