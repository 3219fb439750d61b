import {
  deliveriesQuery,
  deliveriesResponse,
  deliveryResponse,
  deskDone,
  exactText,
  newWebhookResponse,
  webhookBody,
  webhooksResponse,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import { type DeskRouteDeps, idParams } from '../guard.ts';
import {
  addWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
} from './add-webhook.ts';

const params = z.object({ id: exactText().max(100) });

export function addWebhookRoutes(app: App, deps: DeskRouteDeps & { allowPrivate: boolean }): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('webhooks');
  app.get(
    '/webhooks',
    {
      onRequest,
      schema: {
        summary: 'Lists the webhooks',
        tags,
        response: toResponseSchemas(webhooksResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await listWebhooks(db, guard.getUser(request)),
      message: '',
    }),
  );
  app.post(
    '/webhooks',
    {
      onRequest,
      schema: {
        summary: 'Creates a webhook that receives every new lead as a signed request',
        tags,
        body: webhookBody,
        response: toResponseSchemas(newWebhookResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addWebhook(deps, guard.getUser(request), request.body.url),
      message: 'Keep the secret: it is not shown again.',
    }),
  );
  app.delete(
    '/webhooks/:id',
    {
      onRequest,
      schema: {
        summary: 'Deletes a webhook',
        tags,
        params: idParams,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await endWebhook(deps, guard.getUser(request), request.params.id);
      return { success: true as const, data: null, message: 'Ended.' };
    },
  );
  app.get(
    '/deliveries',
    {
      onRequest,
      schema: {
        summary: 'Lists the webhook deliveries, newest first',
        tags,
        querystring: deliveriesQuery,
        response: toResponseSchemas(deliveriesResponse),
      },
    },
    async (request) => ({
      success: true as const,
      message: '',
      ...(await listDeliveries(db, guard.getUser(request), request.query)),
    }),
  );
  app.post(
    '/deliveries/:id/resend',
    {
      onRequest,
      schema: {
        summary: 'Retries a webhook delivery immediately',
        tags,
        params,
        response: toResponseSchemas(deliveryResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await resendDelivery(deps, guard.getUser(request), request.params.id),
      message: 'It is on its way.',
    }),
  );
}
