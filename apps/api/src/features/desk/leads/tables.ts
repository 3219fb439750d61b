import { LEAD_STATUSES } from '@tractor-haat/api-client/contract';
import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { enquiries } from '../../enquiries/forms/tables.ts';
import { staff } from '../tables.ts';

/** A trigger on `enquiries` creates the row when the number is verified. */
export const deskLeads = pgTable(
  'desk_leads',
  {
    id: serial('id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    reason: text('reason'),
    assignee_id: integer('assignee_id').references(() => staff.id),
    /** A day, optionally with a time. */
    follow_up: text('follow_up'),
    /** Time of the first change from `new`. */
    called_at: timestamp('called_at', { withTimezone: true }),
    verified_at: timestamp('verified_at', { withTimezone: true }).notNull(),
    // These columns are copied from the enquiry, so that an index can filter leads.
    form: text('form').notNull(),
    brand: text('brand'),
    state: text('state'),
    district: text('district'),
  },
  (table) => [
    uniqueIndex('desk_leads_enquiry').on(table.enquiry_id),
    index('desk_leads_status').on(table.status, table.id),
    index('desk_leads_brand').on(table.brand, table.district, table.id),
    index('desk_leads_district').on(table.district, table.id),
    index('desk_leads_form').on(table.form, table.id),
    index('desk_leads_assignee').on(table.assignee_id, table.id),
    index('desk_leads_verified').on(table.verified_at),
  ],
);

export const leadNotes = pgTable(
  'lead_notes',
  {
    id: serial('id').primaryKey(),
    lead_id: integer('lead_id')
      .notNull()
      .references(() => deskLeads.id, { onDelete: 'cascade' }),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('lead_notes_lead').on(table.lead_id)],
);

/** Rules by which a trigger assigns a new lead: the most specific match of brand and district wins. */
export const leadAssignments = pgTable(
  'lead_assignments',
  {
    id: serial('id').primaryKey(),
    brand: text('brand'),
    district: text('district'),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
  },
  (table) => [
    unique('lead_assignments_once').on(table.brand, table.district).nullsNotDistinct(),
    index('lead_assignments_district').on(table.district),
  ],
);

export const leadDigests = pgTable(
  'lead_digests',
  {
    id: serial('id').primaryKey(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    day: text('day').notNull(),
    /** The mail lists the leads with `after_lead` < id <= `last_lead`. */
    after_lead: integer('after_lead').notNull(),
    last_lead: integer('last_lead').notNull(),
    filed_at: timestamp('filed_at', { withTimezone: true }).notNull(),
    /** Time at which a mail server accepted or permanently rejected the mail. */
    sent_at: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('lead_digests_once').on(table.staff_id, table.day),
    index('lead_digests_newest').on(table.staff_id, table.last_lead),
  ],
);
