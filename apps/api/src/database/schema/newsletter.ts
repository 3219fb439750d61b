import { LANGUAGES } from '@tractor-haat/i18n';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who gets the newsletter. */
export const newsletter = pgTable('newsletter', {
  /** In small letters: one row a mailbox. */
  email: text('email').primaryKey(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});
