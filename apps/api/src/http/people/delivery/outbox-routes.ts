import { outboxAnswer } from '@tractor-haat/api-client/contract';
import type { Outbox } from '../../../domain/people/delivery/outbox.ts';
import type { App } from '../../server/app-type.ts';
import { refuseUnknownAddress } from '../../server/not-found.ts';
import { comesFromThisMachine } from './this-machine.ts';

/** Exists only in development and tests, where codes go to the outbox, and only for local requests. */
export function addOutboxRoutes(app: App, outbox: Outbox, trustedProxyHops: number): void {
  app.get(
    '/api/dev/outbox',
    {
      schema: {
        summary:
          'Lists the one-time codes of this process, newest first (development outbox only, loopback callers only)',
        tags: ['development'],
        response: { 200: outboxAnswer },
      },
    },
    async (request, reply) => {
      if (!comesFromThisMachine(request, trustedProxyHops)) refuseUnknownAddress();
      reply.header('cache-control', 'no-store');
      return outbox.messages();
    },
  );
}
