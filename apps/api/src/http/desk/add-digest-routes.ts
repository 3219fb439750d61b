import { digestBody, digestResponse } from '@tractor-haat/api-client/contract';
import {
  loadDigestSettings,
  saveDigestSettings,
} from '../../domain/desk/digests/load-digest-settings.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';

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
