import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    public_key: text('public_key').notNull(),
    /** Signature counter. If it does not increase, the key was copied. Devices without a counter send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    used_at: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_staff').on(table.staff_id)],
);

/** Stored in the database, because another API process may receive the response. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_challenges_expires').on(table.expires_at)],
);
