import { z } from 'zod';
import { LEAD_STATUSES } from '../../desk/desk-rights.ts';
import { day, isStorableTime, rowId, text } from '../text.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

const MAX_TEXT = 2000;
const MAX_REASON = 200;

const name = text().trim().max(100).optional();

/** GET /api/desk/leads and /api/desk/leads.csv; an empty filter matches everything. */
export const leadsQuery = z.object({
  ...deskPage,
  mobile: name,
  status: z.enum(LEAD_STATUSES).optional().or(z.literal('')),
  brand: name,
  model: name,
  state: name,
  district: name,
  form: name,
  /** Id of a staff member, or `none`. */
  assignee: name,
  /** Inclusive days in Indian time. */
  since: day().optional().or(z.literal('')),
  until: day().optional().or(z.literal('')),
});

export const deskLead = z.object({
  id: z.int(),
  name: z.string(),
  /** Masked except for three digits until a staff member opens the lead. */
  mobile: z.string(),
  status: z.enum(LEAD_STATUSES),
  reason: z.string().nullable(),
  brand: z.string().nullable(),
  type: z.string().nullable(),
  model: z.string().nullable(),
  state: z.string().nullable(),
  district: z.string().nullable(),
  tehsil: z.string().nullable(),
  form: z.string(),
  page_source: z.string(),
  language: z.string(),
  assignee: z.int().nullable(),
  assignee_name: z.string().nullable(),
  follow_up: z.string().nullable(),
  verified_at: z.iso.datetime(),
});

export const leadsResponse = deskList(deskLead);

/** An event of a lead; `event` is an event of the enquiry, or a change or note in the desk. */
export const leadEvent = z.object({
  at: z.iso.datetime(),
  who: z.string().nullable(),
  what: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  text: z.string().nullable(),
});

/** A lead with all fields of its form; numbers are masked. */
export const leadDetail = deskLead.extend({
  fields: z.record(z.string(), z.string()),
  history: z.array(leadEvent),
});

export const leadResponse = deskResponse(leadDetail);

/** POST /api/desk/leads/{id}/open: includes the number and the links to call and message. */
export const openedLead = leadDetail.extend({
  call: z.string(),
  /** The text is a greeting in the buyer's language. */
  whatsapp: z.string(),
});

export const openedLeadResponse = deskResponse(openedLead);

/** PATCH /api/desk/leads/{id}; an empty text removes the value. */
export const leadBody = z.object({
  status: z.enum(LEAD_STATUSES).optional(),
  reason: text().trim().max(MAX_REASON).optional(),
  assignee: z.union([rowId, z.literal('')]).optional(),
  follow_up: z
    .union([day(), z.iso.datetime({ offset: true }).refine(isStorableTime), z.literal('')])
    .optional(),
});

export const changedLeadResponse = deskResponse(deskLead);

/** POST /api/desk/leads/{id}/notes */
export const noteBody = z.object({ text: text().trim().min(1).max(MAX_TEXT) });

export const noteResponse = deskResponse(z.object({ id: z.int() }));

export const assigneesResponse = deskResponse(
  z.array(z.object({ id: z.int(), name: z.string(), role: z.string() })),
);

/** POST /api/desk/assignments: routes new leads of a brand, a district, or both to a staff member. */
export const assignmentBody = z
  .object({
    brand: text().trim().max(100).default(''),
    district: text().trim().max(100).default(''),
    assignee: rowId,
  })
  .refine(({ brand, district }) => brand !== '' || district !== '', { path: ['brand'] });

export const assignment = z.object({
  id: z.int(),
  brand: z.string().nullable(),
  district: z.string().nullable(),
  assignee: z.int(),
  assignee_name: z.string(),
});

export const assignmentsResponse = deskResponse(z.array(assignment));
export const assignmentResponse = deskResponse(assignment.omit({ assignee_name: true }));

export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type LeadsQuery = z.output<typeof leadsQuery>;
export type DeskLead = z.output<typeof deskLead>;
export type LeadDetail = z.output<typeof leadDetail>;
export type OpenedLead = z.output<typeof openedLead>;
export type LeadEvent = z.output<typeof leadEvent>;
export type LeadBody = z.output<typeof leadBody>;
export type Assignment = z.output<typeof assignment>;
