import { Readable } from 'node:stream';
import {
  assigneesResponse,
  assignmentBody,
  assignmentResponse,
  assignmentsResponse,
  changedLeadResponse,
  deskDone,
  digestBody,
  digestResponse,
  leadBody,
  leadResponse,
  leadsQuery,
  leadsResponse,
  noteBody,
  noteResponse,
  openedLeadResponse,
} from '@tractor-haat/api-client/contract';
import { parseRowNumber } from '../../../core/lists/to-page-numbers.ts';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import { type DeskRouteDeps, idParams } from '../guard.ts';
import { addAssignment, listAssignments, removeAssignment } from './add-assignment.ts';
import { addNote, changeLead, listAssignees } from './change-lead.ts';
import { exportLeads, listLeads, toLeadView } from './list-leads.ts';
import { loadLeadDetail, openLead } from './load-lead-detail.ts';
import { loadDigestSettings, saveDigestSettings } from './queue-digests.ts';

export function addLeadRoutes(app: App, deps: DeskRouteDeps): void {
  addLeadListRoutes(app, deps);
  addLeadDetailRoutes(app, deps);
}

function addLeadListRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('leads');
  app.get(
    '/leads',
    {
      onRequest,
      schema: {
        summary: 'Lists the leads with masked mobile numbers, newest first',
        tags,
        querystring: leadsQuery,
        response: toResponseSchemas(leadsResponse),
      },
    },
    async (request) => {
      const { after, limit, ...filters } = request.query;
      // One additional row reveals whether there is a next page.
      const page = { after: after ? parseRowNumber(after) : undefined, limit: limit + 1 };
      const rows = await listLeads(db, guard.getUser(request), filters, page);
      const data = rows.slice(0, limit).map(toLeadView);
      const next = rows.length > limit ? String(data.at(-1)?.id) : null;
      return { success: true as const, data, next, message: '' };
    },
  );
  app.get(
    '/leads.csv',
    {
      onRequest,
      schema: {
        summary: 'Exports the listed leads as CSV',
        tags,
        querystring: leadsQuery,
      },
    },
    async (request, reply) => {
      const { after: _, limit: __, ...filters } = request.query;
      const chunks = await exportLeads(deps, guard.getUser(request), filters);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(Readable.from(chunks));
    },
  );
  app.get(
    '/assignees',
    {
      onRequest,
      schema: {
        summary: 'Lists the staff that a lead can be assigned to',
        tags,
        response: toResponseSchemas(assigneesResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await listAssignees(db, guard.getUser(request)),
      message: '',
    }),
  );
}

function addLeadDetailRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('leads');
  app.get(
    '/leads/:id',
    {
      onRequest,
      schema: {
        summary: 'Returns a lead with a masked mobile number',
        tags,
        params: idParams,
        response: toResponseSchemas(leadResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await loadLeadDetail(db, guard.getUser(request), request.params.id),
      message: '',
    }),
  );
  app.post(
    '/leads/:id/open',
    {
      onRequest,
      schema: {
        summary: 'Returns the mobile number of a lead and adds an audit entry',
        tags,
        params: idParams,
        response: toResponseSchemas(openedLeadResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await openLead(deps, guard.getUser(request), request.params.id),
      message: '',
    }),
  );
  app.patch(
    '/leads/:id',
    {
      onRequest,
      schema: {
        summary: 'Updates the status and the assignee of a lead',
        tags,
        params: idParams,
        body: leadBody,
        response: toResponseSchemas(changedLeadResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await changeLead(deps, guard.getUser(request), request.params.id, request.body),
      message: 'Saved.',
    }),
  );
  app.post(
    '/leads/:id/notes',
    {
      onRequest,
      schema: {
        summary: 'Adds a note to a lead',
        tags,
        params: idParams,
        body: noteBody,
        response: toResponseSchemas(noteResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addNote(deps, guard.getUser(request), request.params.id, request.body.text),
      message: 'Saved.',
    }),
  );
}

export function addAssignmentRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('staff');
  app.get(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Lists the assignment rules',
        tags,
        response: toResponseSchemas(assignmentsResponse),
      },
    },
    async () => ({ success: true as const, data: await listAssignments(db), message: '' }),
  );
  app.post(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Creates a rule that assigns new leads of a brand or district',
        tags,
        body: assignmentBody,
        response: toResponseSchemas(assignmentResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addAssignment(deps, guard.getUser(request), request.body),
      message: 'Saved.',
    }),
  );
  app.delete(
    '/assignments/:id',
    {
      onRequest,
      schema: {
        summary: 'Deletes an assignment rule',
        tags,
        params: idParams,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await removeAssignment(deps, guard.getUser(request), request.params.id);
      return { success: true as const, data: null, message: 'Removed.' };
    },
  );
}

export function addDigestRoutes(app: App, { db, guard, tags }: DeskRouteDeps): void {
  const onRequest = guard.requireRights('webhooks');
  app.get(
    '/digest',
    {
      onRequest,
      schema: {
        summary: 'Returns the settings of the daily e-mail',
        tags,
        response: toResponseSchemas(digestResponse),
      },
    },
    async (request) => {
      const data = await loadDigestSettings(db, guard.getUser(request).id);
      return { success: true as const, data, message: '' };
    },
  );
  app.patch(
    '/digest',
    {
      onRequest,
      schema: {
        summary: 'Turns the daily e-mail on or off and sets its language',
        tags,
        body: digestBody,
        response: toResponseSchemas(digestResponse),
      },
    },
    async (request) => {
      await saveDigestSettings(db, guard.getUser(request).id, request.body);
      return { success: true as const, data: request.body, message: 'Saved.' };
    },
  );
}
