import { endpoints } from '@tractor-haat/api-client/contract';
import type { App } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
import { createContent } from './create-content.ts';
import { editContent, undoContent } from './edit-content.ts';
import { listContent, loadContentDetail } from './list-content.ts';
import { previewPost } from './post-row.ts';

export function addContentRoutes(app: App, deps: DeskRouteDeps): void {
  addContentReadRoutes(app, deps);
  addContentWriteRoutes(app, deps);
}

function addContentReadRoutes(app: App, { db, guard }: DeskRouteDeps): void {
  const onRequest = guard.requireRights('content');
  app.endpoint(endpoints.listContent, { onRequest }, async ({ params: { kind }, query }) => ({
    success: true as const,
    message: '',
    ...(await listContent(db, kind, query)),
  }));
  app.endpoint(endpoints.getContent, { onRequest }, async ({ params: { kind, id } }) => ({
    success: true as const,
    data: await loadContentDetail(db, kind, id),
    message: '',
  }));
}

function addContentWriteRoutes(app: App, deps: DeskRouteDeps): void {
  const { guard } = deps;
  const onRequest = guard.requireRights('content');
  app.endpoint(endpoints.createContent, { onRequest }, async (request) => {
    const { kind } = request.params;
    const data = await createContent(deps, guard.getUser(request), kind, request.body.fields);
    return { success: true as const, data, message: 'Saved.' };
  });
  app.endpoint(endpoints.previewPost, { onRequest }, async ({ body }) => ({
    success: true as const,
    data: previewPost(body),
    message: '',
  }));
  app.endpoint(endpoints.changeContent, { onRequest }, async (request) => {
    const { kind, id } = request.params;
    const data = await editContent(
      deps,
      guard.getUser(request),
      { kind, contentId: id },
      request.body,
    );
    return { success: true as const, data, message: 'Saved.' };
  });
  app.endpoint(endpoints.undoContentChange, { onRequest }, async (request) => {
    const { kind, id } = request.params;
    const data = await undoContent(deps, guard.getUser(request), { kind, contentId: id });
    return { success: true as const, data, message: 'Undone.' };
  });
}
