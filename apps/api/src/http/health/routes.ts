import { liveAnswer, type ReadyAnswer, readyAnswer } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { contentDigest } from '../../domain/seed/seed.ts';
import type { App } from '../server/app-type.ts';

export function addHealthRoutes(app: App, db: Database): void {
  app.get(
    '/api/health/live',
    {
      schema: { summary: 'The process answers', tags: ['health'], response: { 200: liveAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' } as const;
    },
  );
  app.get(
    '/api/health/ready',
    {
      schema: {
        summary: 'The process can serve: its database answers and has content',
        tags: ['health'],
        response: { 200: readyAnswer, 503: readyAnswer },
      },
    },
    async (request, reply) => {
      const answer = await readiness(db, (err) => request.log.warn({ err }, 'not ready'));
      reply.header('cache-control', 'no-store').code(answer.status === 'ok' ? 200 : 503);
      return answer;
    },
  );
}

async function readiness(db: Database, failed: (error: unknown) => void): Promise<ReadyAnswer> {
  try {
    if ((await contentDigest(db)) !== null) {
      return { status: 'ok', checks: { database: 'ok', content: 'ok' } };
    }
    return { status: 'unavailable', checks: { database: 'ok', content: 'failed' } };
  } catch (error) {
    failed(error);
    return { status: 'unavailable', checks: { database: 'failed', content: 'failed' } };
  }
}
