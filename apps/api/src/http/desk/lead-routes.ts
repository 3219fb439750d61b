import { Readable } from 'node:stream';
import {
  assigneesAnswer,
  changedLeadAnswer,
  leadAnswer,
  leadBody,
  leadsAnswer,
  leadsQuery,
  noteAnswer,
  noteBody,
  openedLeadAnswer,
} from '@tractor-haat/api-client/contract';
import { addNote, assignees, changeLead } from '../../domain/desk/leads/change-lead.ts';
import { exportLeads } from '../../domain/desk/leads/lead-csv.ts';
import { leadDetail, openLead } from '../../domain/desk/leads/lead-detail.ts';
import { leadRows, toLeadView } from '../../domain/desk/leads/lead-list.ts';
import { rowNumber } from '../../domain/desk/row-number.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { idParams } from './desk-params.ts';
import type { DeskRoutes } from './desk-routes.ts';

/** Leads: list, details, changes, and CSV export. */
export function addLeadRoutes(app: App, parts: DeskRoutes): void {
  const { db, guard, tags } = parts;
  const onRequest = guard.needs('leads');
  const params = idParams;
  app.get(
    '/leads',
    {
      onRequest,
      schema: {
        summary: 'Lists the leads with masked mobile numbers, newest first',
        tags,
        querystring: leadsQuery,
        response: answers(leadsAnswer),
      },
    },
    async (request) => {
      const { after, limit, ...filters } = request.query;
      const from = { after: after ? rowNumber(after) : undefined, limit: limit + 1 };
      const rows = await leadRows(db, guard.asker(request), filters, from);
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
      const pieces = await exportLeads(parts, guard.asker(request), filters);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(Readable.from(pieces));
    },
  );
  app.get(
    '/assignees',
    {
      onRequest,
      schema: {
        summary: 'Lists the staff that a lead can be assigned to',
        tags,
        response: answers(assigneesAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await assignees(db, guard.asker(request)),
      message: '',
    }),
  );
  app.get(
    '/leads/:id',
    {
      onRequest,
      schema: {
        summary: 'Returns a lead with a masked mobile number',
        tags,
        params,
        response: answers(leadAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await leadDetail(db, guard.asker(request), request.params.id),
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
        params,
        response: answers(openedLeadAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await openLead(parts, guard.asker(request), request.params.id),
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
        params,
        body: leadBody,
        response: answers(changedLeadAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await changeLead(parts, guard.asker(request), request.params.id, request.body),
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
        params,
        body: noteBody,
        response: answers(noteAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addNote(parts, guard.asker(request), request.params.id, request.body.text),
      message: 'Saved.',
    }),
  );
}
