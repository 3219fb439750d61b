import {
  deliveriesAnswer,
  deliveriesQuery,
  deliveryAnswer,
  deskDone,
  exactText,
  newWebhookAnswer,
  webhookBody,
  webhooksAnswer,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import {
  addWebhook,
  deliveryPage,
  endWebhook,
  resend,
  webhookList,
} from '../../domain/desk/webhooks/webhooks.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { idParams } from './desk-params.ts';
import type { DeskRoutes } from './desk-routes.ts';

const params = z.object({ id: exactText().max(100) });

/** Receivers of leads and their deliveries. */
export function addWebhookRoutes(app: App, parts: DeskRoutes & { allowPrivate: boolean }): void {
  const { db, guard, tags } = parts;
  const onRequest = guard.needs('webhooks');
  app.get(
    '/webhooks',
    {
      onRequest,
      schema: {
        summary: 'Lists the webhooks',
        tags,
        response: answers(webhooksAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await webhookList(db, guard.asker(request)),
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
        response: answers(newWebhookAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addWebhook(parts, guard.asker(request), request.body.url),
      message: 'Keep the secret: it is not shown again.',
    }),
  );
  app.delete(
    '/webhooks/:id',
    {
      onRequest,
      schema: { summary: 'Deletes a webhook', tags, params: idParams, response: answers(deskDone) },
    },
    async (request) => {
      await endWebhook(parts, guard.asker(request), request.params.id);
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
        response: answers(deliveriesAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      message: '',
      ...(await deliveryPage(db, guard.asker(request), request.query)),
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
        response: answers(deliveryAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await resend(parts, guard.asker(request), request.params.id),
      message: 'It is on its way.',
    }),
  );
}
