import { endpoints } from '@tractor-haat/api-client/contract';
import type { App } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
import { decideItem, listPendingItems, undoDecision } from './decide-item.ts';
import type { DecisionDeps } from './send-decision.ts';

export function addModerationRoutes(
  app: App,
  deps: DeskRouteDeps & { decisionDeps: DecisionDeps },
): void {
  const { db, guard } = deps;
  const onRequest = guard.requireRights('moderation');
  app.endpoint(endpoints.listModeration, { onRequest }, async ({ query }) => ({
    success: true as const,
    message: '',
    ...(await listPendingItems(db, query)),
  }));
  app.endpoint(endpoints.decideModeration, { onRequest }, async (request) => ({
    success: true as const,
    data: await decideItem(deps, guard.getUser(request), request.params.id, request.body),
    message: 'Decided.',
  }));
  app.endpoint(endpoints.undoModeration, { onRequest }, async (request) => ({
    success: true as const,
    data: await undoDecision(deps, guard.getUser(request), request.params.id),
    message: 'Undone.',
  }));
}
