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

/** Rights of a member of staff. `brands` and `districts` limit the leads that a dealer may see. */
const rights = {
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  brands: text('brands').array().notNull(),
  /** Slugs of districts, with the state before a slash if the slug is ambiguous. */
  districts: text('districts').array().notNull(),
};

/** Staff of the desk. Rows are never deleted, because the audit log refers to their ids. */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  ...rights,
  password_hash: text('password_hash').notNull(),
  /** Encrypted with the secret key. */
  totp_secret: text('totp_secret').notNull(),
  /** Used time steps of the second factor that would still be accepted. */
  totp_steps: bigint('totp_steps', { mode: 'number' }).array().notNull(),
  active: boolean('active').notNull().default(true),
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  /** True if a dealer receives the daily mail of new leads. */
  digest: boolean('digest').notNull().default(true),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Invitation links, with which a person becomes staff or sets a new password and second factor. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial('id').primaryKey(),
  /** SHA-256 of the token in the link. */
  token_hash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  ...rights,
  /** Null if the operator created the invitation by a command. */
  invited_by: integer('invited_by').references(() => staff.id),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Name and credentials that the person has submitted but not confirmed with a code. */
  name: text('name'),
  password_hash: text('password_hash'),
  totp_secret: text('totp_secret'),
  /** Time at which the link was used, or ended by a newer link for the same person. */
  used_at: timestamp('used_at', { withTimezone: true }),
});

/** Sessions of browsers in the desk. Only the browser's cookie contains the id itself. */
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
