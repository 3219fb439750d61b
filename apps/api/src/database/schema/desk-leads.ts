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
import { enquiries } from './enquiries.ts';
import { staff } from './staff.ts';

/**
 * State of a lead in the desk. A trigger on enquiries creates the row in the transaction that verifies the number. Only
 * the enquiry contains name and number.
 */
export const deskLeads = pgTable(
  'desk_leads',
  {
    /** Increases in the order in which leads are verified. */
    id: serial('id').primaryKey(),
    enquiry_id: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    reason: text('reason'),
    assignee_id: integer('assignee_id').references(() => staff.id),
    /** A day, optionally with a time, as staff entered it. */
    follow_up: text('follow_up'),
    /** Time at which the status first changed from `new`. */
    called_at: timestamp('called_at', { withTimezone: true }),
    verified_at: timestamp('verified_at', { withTimezone: true }).notNull(),
    // The following columns are filters of lists.
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

/** Notes of staff on a lead. They are deleted with the lead. */
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

/** Assignees of new leads by brand, district or both. The trigger uses the most specific rule. */
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
