import { AUDIT_ACTIONS, STAFF_ROLES } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** `brands` and `districts` limit the leads that a dealer sees. */
const rights = {
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  brands: text('brands').array().notNull(),
  /** Slugs, with the prefix `state/` if several states have a district of this slug. */
  districts: text('districts').array().notNull(),
};

/** Rows are never deleted, because the audit log refers to them. */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  ...rights,
  password_hash: text('password_hash').notNull(),
  totp_secret: text('totp_secret').notNull(),
  /** Used time steps that have not expired, so that each code works once. */
  totp_steps: bigint('totp_steps', { mode: 'number' }).array().notNull(),
  active: boolean('active').notNull().default(true),
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  digest: boolean('digest').notNull().default(true),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The link of the invitation creates a member of staff, or replaces the password and second factor of one. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial('id').primaryKey(),
  token_hash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  ...rights,
  /** Null for invitations by the operator. */
  invited_by: integer('invited_by').references(() => staff.id),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Submitted by the invited person, but not yet confirmed with a code. */
  name: text('name'),
  password_hash: text('password_hash'),
  totp_secret: text('totp_secret'),
  /** Set when the link is used or a newer invitation replaces it. */
  used_at: timestamp('used_at', { withTimezone: true }),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id_hash: text('id_hash').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staff_id)],
);

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

/** A trigger makes the table append-only, so rows must not contain numbers or names of visitors. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for a command that the operator ran on the server. */
    staff_id: integer('staff_id').references(() => staff.id),
    what: text('what', { enum: AUDIT_ACTIONS }).notNull(),
    object: text('object').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('audit_events_what').on(table.what, table.id),
    index('audit_events_object').on(table.object, table.id),
  ],
);
