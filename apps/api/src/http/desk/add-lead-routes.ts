import { Readable } from 'node:stream';
import {
  assigneesResponse,
  changedLeadResponse,
  leadBody,
  leadResponse,
  leadsQuery,
  leadsResponse,
  noteBody,
  noteResponse,
  openedLeadResponse,
} from '@tractor-haat/api-client/contract';
import { addNote, changeLead, listAssignees } from '../../domain/desk/leads/change-lead.ts';
import { exportLeads } from '../../domain/desk/leads/export-leads.ts';
import { listLeads, toLeadView } from '../../domain/desk/leads/list-leads.ts';
import { loadLeadDetail, openLead } from '../../domain/desk/leads/load-lead-detail.ts';
import { parseRowNumber } from '../../domain/desk/parse-row-number.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';
import { idParams } from './id-params.ts';

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
