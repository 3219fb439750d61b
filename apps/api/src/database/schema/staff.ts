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

/** Role; for a dealer also the brands and districts of its leads. */
const rights = {
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  brands: text('brands').array().notNull(),
  /** Slugs, with the state before a slash where the slug is ambiguous. */
  districts: text('districts').array().notNull(),
};

/** Staff of the desk. Never deleted, because the audit log refers to their numbers. */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  ...rights,
  password_hash: text('password_hash').notNull(),
  /** Encrypted with our key. */
  totp_secret: text('totp_secret').notNull(),
  /** Used steps of the second factor that are still within the time window. */
  totp_steps: bigint('totp_steps', { mode: 'number' }).array().notNull(),
  active: boolean('active').notNull().default(true),
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  /** True if a dealer receives the daily mail of new leads. */
  digest: boolean('digest').notNull().default(true),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Links to become staff, or to set a new password and second factor. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial('id').primaryKey(),
  /** SHA-256 of the token in the link. */
  token_hash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  ...rights,
  /** Null: by the command of this machine's operator. */
  invited_by: integer('invited_by').references(() => staff.id),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Submitted data until the first code is entered. */
  name: text('name'),
  password_hash: text('password_hash'),
  totp_secret: text('totp_secret'),
  /** A link works once; a newer link for the same person invalidates it. */
  used_at: timestamp('used_at', { withTimezone: true }),
});

/** Browsers signed in to the desk; the id itself is only in their cookie. */
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
