import { outboxAnswer } from '@tractor-haat/api-client/contract';
import type { Outbox } from '../../domain/delivery/outbox.ts';
import type { App } from '../server/app-type.ts';

/** Exists only where codes go to the outbox: in development and tests. */
export function addOutboxRoutes(app: App, outbox: Outbox): void {
  app.get(
    '/api/dev/outbox',
    {
      schema: {
        summary: 'Codes of this process, newest first; only in development',
        tags: ['development'],
        response: { 200: outboxAnswer },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return outbox.messages();
    },
  );
}
