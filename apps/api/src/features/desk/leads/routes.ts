import { Readable } from 'node:stream';
import { endpoints } from '@tractor-haat/api-client/contract';
import { parseRowNumber } from '../../../core/lists/to-page-numbers.ts';
import type { App } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
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
  const { db, guard } = deps;
  const onRequest = guard.requireRights('leads');
  app.endpoint(endpoints.listLeads, { onRequest }, async (request) => {
    const { after, limit, ...filters } = request.query;
    // One additional row reveals whether there is a next page.
    const page = { after: after ? parseRowNumber(after) : undefined, limit: limit + 1 };
    const rows = await listLeads(db, guard.getUser(request), filters, page);
    const data = rows.slice(0, limit).map(toLeadView);
    const next = rows.length > limit ? String(data.at(-1)?.id) : null;
    return { success: true as const, data, next, message: '' };
  });
  app.endpoint(endpoints.downloadLeads, { onRequest }, async (request, reply) => {
    const { after: _, limit: __, ...filters } = request.query;
    const chunks = await exportLeads(deps, guard.getUser(request), filters);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(chunks));
  });
  app.endpoint(endpoints.listAssignees, { onRequest }, async (request) => ({
    success: true as const,
    data: await listAssignees(db, guard.getUser(request)),
    message: '',
  }));
}

function addLeadDetailRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard } = deps;
  const onRequest = guard.requireRights('leads');
  app.endpoint(endpoints.getLead, { onRequest }, async (request) => ({
    success: true as const,
    data: await loadLeadDetail(db, guard.getUser(request), request.params.id),
    message: '',
  }));
  app.endpoint(endpoints.openLead, { onRequest }, async (request) => ({
    success: true as const,
    data: await openLead(deps, guard.getUser(request), request.params.id),
    message: '',
  }));
  app.endpoint(endpoints.changeLead, { onRequest }, async (request) => ({
    success: true as const,
    data: await changeLead(deps, guard.getUser(request), request.params.id, request.body),
    message: 'Saved.',
  }));
  app.endpoint(endpoints.addLeadNote, { onRequest }, async (request) => ({
    success: true as const,
    data: await addNote(deps, guard.getUser(request), request.params.id, request.body.text),
    message: 'Saved.',
  }));
}

export function addAssignmentRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard } = deps;
  const onRequest = guard.requireRights('staff');
  app.endpoint(endpoints.listAssignments, { onRequest }, async () => ({
    success: true as const,
    data: await listAssignments(db),
    message: '',
  }));
  app.endpoint(endpoints.createAssignment, { onRequest }, async (request) => ({
    success: true as const,
    data: await addAssignment(deps, guard.getUser(request), request.body),
    message: 'Saved.',
  }));
  app.endpoint(endpoints.deleteAssignment, { onRequest }, async (request) => {
    await removeAssignment(deps, guard.getUser(request), request.params.id);
    return { success: true as const, data: null, message: 'Removed.' };
  });
}

export function addDigestRoutes(app: App, { db, guard }: DeskRouteDeps): void {
  const onRequest = guard.requireRights('webhooks');
  app.endpoint(endpoints.getDigest, { onRequest }, async (request) => {
    const data = await loadDigestSettings(db, guard.getUser(request).id);
    return { success: true as const, data, message: '' };
  });
  app.endpoint(endpoints.changeDigest, { onRequest }, async (request) => {
    await saveDigestSettings(db, guard.getUser(request).id, request.body);
    return { success: true as const, data: request.body, message: 'Saved.' };
  });
}
