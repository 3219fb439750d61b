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
        summary: 'Leads, newest first; numbers masked',
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
    { onRequest, schema: { summary: 'The same as a table', tags, querystring: leadsQuery } },
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
        summary: 'Whoever a lead may be given to',
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
      schema: { summary: 'One lead, masked', tags, params, response: answers(leadAnswer) },
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
        summary: 'The number of a lead; written down',
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
        summary: 'How far a lead is, and whose',
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
        summary: 'What somebody has to say about a lead',
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
