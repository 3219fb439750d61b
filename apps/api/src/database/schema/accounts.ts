import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** A registered visitor with a verified mobile number. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  mobile: text('mobile').notNull().unique(),
  name: text('name').notNull(),
  email: text('email'),
  /** Argon2id with its parameters and salt, as `$argon2id$v=19$m=…`. */
  password_hash: text('password_hash').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});
