import {
  decisionBody,
  decisionResponse,
  exactText,
  moderationQuery,
  moderationResponse,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
import { decideItem, listPendingItems, undoDecision } from './decide-item.ts';
import type { DecisionDeps } from './send-decision.ts';

const params = z.object({ id: exactText().max(100) });

export function addModerationRoutes(
  app: App,
  deps: DeskRouteDeps & { decisionDeps: DecisionDeps },
): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('moderation');
  app.get(
    '/moderation',
    {
      onRequest,
      schema: {
        summary: 'Lists the items that wait for moderation, oldest first',
        tags,
        querystring: moderationQuery,
        response: toResponseSchemas(moderationResponse),
      },
    },
    async ({ query }) => ({
      success: true as const,
      message: '',
      ...(await listPendingItems(db, query)),
    }),
  );
  app.post(
    '/moderation/:id',
    {
      onRequest,
      schema: {
        summary: 'Approves or refuses an item, or requests a change',
        tags,
        params,
        body: decisionBody,
        response: toResponseSchemas(decisionResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await decideItem(deps, guard.getUser(request), request.params.id, request.body),
      message: 'Decided.',
    }),
  );
  app.post(
    '/moderation/:id/undo',
    {
      onRequest,
      schema: {
        summary: 'Reverts a decision, so that the item waits for moderation again',
        tags,
        params,
        response: toResponseSchemas(decisionResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await undoDecision(deps, guard.getUser(request), request.params.id),
      message: 'Undone.',
    }),
  );
}
