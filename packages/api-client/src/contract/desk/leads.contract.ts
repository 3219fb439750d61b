import { z } from 'zod';
import { LEAD_STATUSES } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { day, isStorableTime, rowId, text } from '../text.ts';
import { deskList, deskPage, deskResponse, idParams } from './desk-response.ts';
import { deskDone } from './staff.contract.ts';

const MAX_NOTE_LENGTH = 2000;
const MAX_REASON_LENGTH = 200;

const filterText = text().trim().max(100).optional();

/** GET /api/desk/leads and /api/desk/leads.csv. An empty filter matches all leads. */
export const leadsQuery = z.object({
  ...deskPage,
  mobile: filterText,
  status: z.enum(LEAD_STATUSES).optional().or(z.literal('')),
  brand: filterText,
  model: filterText,
  state: filterText,
  district: filterText,
  form: filterText,
  /** Id of a staff member, or `none` for unassigned leads. */
  assignee: filterText,
  /** Both days are inclusive, in Indian time. */
  since: day().optional().or(z.literal('')),
  until: day().optional().or(z.literal('')),
});

export const deskLead = z.object({
  id: z.int(),
  name: z.string(),
  /** Only three digits are visible. The response for an opened lead contains the complete number. */
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

/** An event of the enquiry, or a change or note by staff. */
export const leadEvent = z.object({
  at: z.iso.datetime(),
  who: z.string().nullable(),
  what: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  text: z.string().nullable(),
});

/** A lead with all fields of its form. */
export const leadDetail = deskLead.extend({
  fields: z.record(z.string(), z.string()),
  history: z.array(leadEvent),
});

export const leadResponse = deskResponse(leadDetail);

/** POST /api/desk/leads/{id}/open: the lead with its complete number, and links that call the buyer or open a chat. */
export const openedLead = leadDetail.extend({
  call: z.string(),
  /** Contains a greeting in the language of the buyer. */
  whatsapp: z.string(),
});

export const openedLeadResponse = deskResponse(openedLead);

/** PATCH /api/desk/leads/{id}. An omitted field keeps its value, and an empty text deletes it. */
export const leadBody = z.object({
  status: z.enum(LEAD_STATUSES).optional(),
  reason: text().trim().max(MAX_REASON_LENGTH).optional(),
  assignee: z.union([rowId, z.literal('')]).optional(),
  follow_up: z
    .union([day(), z.iso.datetime({ offset: true }).refine(isStorableTime), z.literal('')])
    .optional(),
});

export const changedLeadResponse = deskResponse(deskLead);

export const noteBody = z.object({ text: text().trim().min(1).max(MAX_NOTE_LENGTH) });

export const noteResponse = deskResponse(z.object({ id: z.int() }));

export const assigneesResponse = deskResponse(
  z.array(z.object({ id: z.int(), name: z.string(), role: z.string() })),
);

/** POST /api/desk/assignments: assigns future leads of a brand, of a district or of both to a staff member. */
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

export const leadEndpoints = defineEndpoints({
  listLeads: {
    method: 'GET',
    path: '/api/desk/leads',
    summary: 'Lists the leads with masked mobile numbers, newest first',
    tag: 'desk',
    query: leadsQuery,
    response: leadsResponse,
    security: 'staff',
  },
  downloadLeads: {
    method: 'GET',
    path: '/api/desk/leads.csv',
    summary: 'Exports the listed leads as CSV',
    tag: 'desk',
    query: leadsQuery,
    security: 'staff',
  },
  listAssignees: {
    method: 'GET',
    path: '/api/desk/assignees',
    summary: 'Lists the staff that a lead can be assigned to',
    tag: 'desk',
    response: assigneesResponse,
    security: 'staff',
  },
  getLead: {
    method: 'GET',
    path: '/api/desk/leads/:id',
    summary: 'Returns a lead with a masked mobile number',
    tag: 'desk',
    params: idParams,
    response: leadResponse,
    security: 'staff',
  },
  openLead: {
    method: 'POST',
    path: '/api/desk/leads/:id/open',
    summary: 'Returns the mobile number of a lead and adds an audit entry',
    tag: 'desk',
    params: idParams,
    response: openedLeadResponse,
    security: 'staff',
  },
  changeLead: {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    summary: 'Updates the status and the assignee of a lead',
    tag: 'desk',
    params: idParams,
    body: leadBody,
    response: changedLeadResponse,
    security: 'staff',
  },
  addLeadNote: {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    summary: 'Adds a note to a lead',
    tag: 'desk',
    params: idParams,
    body: noteBody,
    response: noteResponse,
    security: 'staff',
  },
  listAssignments: {
    method: 'GET',
    path: '/api/desk/assignments',
    summary: 'Lists the assignment rules',
    tag: 'desk',
    response: assignmentsResponse,
    security: 'staff',
  },
  createAssignment: {
    method: 'POST',
    path: '/api/desk/assignments',
    summary: 'Creates a rule that assigns new leads of a brand or district',
    tag: 'desk',
    body: assignmentBody,
    response: assignmentResponse,
    security: 'staff',
  },
  deleteAssignment: {
    method: 'DELETE',
    path: '/api/desk/assignments/:id',
    summary: 'Deletes an assignment rule',
    tag: 'desk',
    params: idParams,
    response: deskDone,
    security: 'staff',
  },
});

export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type LeadsQuery = z.output<typeof leadsQuery>;
export type DeskLead = z.output<typeof deskLead>;
export type LeadDetail = z.output<typeof leadDetail>;
export type OpenedLead = z.output<typeof openedLead>;
export type LeadEvent = z.output<typeof leadEvent>;
export type LeadBody = z.output<typeof leadBody>;
export type Assignment = z.output<typeof assignment>;
