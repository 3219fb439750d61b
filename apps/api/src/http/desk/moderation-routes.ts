import {
  decisionAnswer,
  decisionBody,
  exactText,
  moderationAnswer,
  moderationQuery,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import {
  decideItem,
  moderationPage,
  undoDecision,
} from '../../domain/desk/moderation/desk-moderation.ts';
import type { TellDeps } from '../../domain/desk/moderation/tell-seller.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import type { DeskRoutes } from './desk-routes.ts';

const params = z.object({ id: exactText().max(100) });

export function addModerationRoutes(app: App, parts: DeskRoutes & { tell: TellDeps }): void {
  const { db, guard, tags } = parts;
  const onRequest = guard.needs('moderation');
  app.get(
    '/moderation',
    {
      onRequest,
      schema: {
        summary: 'Lists the items that wait for moderation, oldest first',
        tags,
        querystring: moderationQuery,
        response: answers(moderationAnswer),
      },
    },
    async ({ query }) => ({
      success: true as const,
      message: '',
      ...(await moderationPage(db, query)),
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
        response: answers(decisionAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await decideItem(parts, guard.asker(request), request.params.id, request.body),
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
        response: answers(decisionAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await undoDecision(parts, guard.asker(request), request.params.id),
      message: 'Undone.',
    }),
  );
}
