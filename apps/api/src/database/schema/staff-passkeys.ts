import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** Keys that staff sign in with (WebAuthn): of each the public half alone is here. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** As its device calls it, base64url. */
    id: text('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** COSE, base64url. */
    public_key: text('public_key').notNull(),
    /** Grows with each use where the device counts; one that goes back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    used_at: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_staff').on(table.staff_id)],
);

/** Random values that a key is asked to sign: each is good for one answer, for five minutes, in any API process. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** What it was asked for, and by whom: nothing else may be done with it. */
    purpose: text('purpose').notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_challenges_expires').on(table.expires_at)],
);
