import { pgTable, text } from 'drizzle-orm/pg-core';

/** Fingerprint of a key that is not stored here. */
export const keyFingerprints = pgTable('key_marks', {
  name: text('name', { enum: ['secret'] }).primaryKey(),
  /** Keyed hash of a constant text. */
  mark: text('mark').notNull(),
});
