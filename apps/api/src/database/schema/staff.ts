import { STAFF_ROLES } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** What somebody may do, and for a dealer on which leads. */
const rights = {
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  brands: text('brands').array().notNull(),
  /** Slugs, with their state before a slash where it matters. */
  districts: text('districts').array().notNull(),
};

/** Those who work in the desk. Never deleted: what they did says their number. */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  /** In small letters. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  ...rights,
  password_hash: text('password_hash').notNull(),
  /** Sealed with our key. */
  totp_secret: text('totp_secret').notNull(),
  /** Steps of the second factor that were used, as far as they could be used again. */
  totp_steps: bigint('totp_steps', { mode: 'number' }).array().notNull(),
  active: boolean('active').notNull().default(true),
  /** Of mails to them. */
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  /** A dealer wants the day's mail of new leads. */
  digest: boolean('digest').notNull().default(true),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Links by which somebody becomes staff, or gets a new password and second factor. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial('id').primaryKey(),
  /** SHA-256 of what stands in the link. */
  token_hash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  ...rights,
  /** Null: by the command of this machine's operator. */
  invited_by: integer('invited_by').references(() => staff.id),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** What was accepted, and waits for its first code. */
  name: text('name'),
  password_hash: text('password_hash'),
  totp_secret: text('totp_secret'),
  /** A link works once; a newer one of the same person ends it too. */
  used_at: timestamp('used_at', { withTimezone: true }),
});

/** Browsers in which somebody is signed in to the desk; the id itself is only in their cookie. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's random id. */
    id_hash: text('id_hash').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staff_id)],
);
