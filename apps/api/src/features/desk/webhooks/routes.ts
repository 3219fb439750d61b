import { endpoints } from '@tractor-haat/api-client/contract';
import type { App } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
import {
  addWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
} from './add-webhook.ts';

export function addWebhookRoutes(app: App, deps: DeskRouteDeps & { allowPrivate: boolean }): void {
  const { db, guard } = deps;
  const onRequest = guard.requireRights('webhooks');
  app.endpoint(endpoints.listWebhooks, { onRequest }, async (request) => ({
    success: true as const,
    data: await listWebhooks(db, guard.getUser(request)),
    message: '',
  }));
  app.endpoint(endpoints.createWebhook, { onRequest }, async (request) => ({
    success: true as const,
    data: await addWebhook(deps, guard.getUser(request), request.body.url),
    message: 'Keep the secret: it is not shown again.',
  }));
  app.endpoint(endpoints.deleteWebhook, { onRequest }, async (request) => {
    await endWebhook(deps, guard.getUser(request), request.params.id);
    return { success: true as const, data: null, message: 'Ended.' };
  });
  app.endpoint(endpoints.listDeliveries, { onRequest }, async (request) => ({
    success: true as const,
    message: '',
    ...(await listDeliveries(db, guard.getUser(request), request.query)),
  }));
  app.endpoint(endpoints.resendDelivery, { onRequest }, async (request) => ({
    success: true as const,
    data: await resendDelivery(deps, guard.getUser(request), request.params.id),
    message: 'It is on its way.',
  }));
}
