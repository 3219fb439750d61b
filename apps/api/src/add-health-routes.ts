import { endpoints, type ReadyResponse } from '@tractor-haat/api-client/contract';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './core/database/database.ts';
import type { App } from './core/server/app.ts';
import { findContentDigest } from './features/content/import/import-content.ts';

/** These requests build the indexes in memory, which takes longer than a page waits for the API. */
export const WARM_UP_PATHS = [
  '/api/v1/tractors',
  '/api/v1/implements',
  '/api/v1/tyres',
  '/api/v1/used-tractors',
  '/api/v1/reviews',
  '/api/v1/posts',
  '/api/v1/videos',
  '/api/v1/search?q=tractor',
];

/** With a 503 the load balancer sends new requests to another process. */
const SHUTDOWN_RESPONSE: ReadyResponse = {
  status: 'unavailable',
  checks: { database: 'ok', content: 'ok' },
};

export function addHealthRoutes(app: App, db: Database): void {
  let warmUpResult: Promise<boolean> | undefined;

  async function warmUp(): Promise<boolean> {
    for (const url of WARM_UP_PATHS) if ((await app.inject(url)).statusCode !== 200) return false;
    return true;
  }

  /** Concurrent callers share one warm-up. A failed one is repeated. */
  async function ensureWarm(): Promise<boolean> {
    warmUpResult ??= warmUp();
    const hasSucceeded = await warmUpResult;
    if (!hasSucceeded) warmUpResult = undefined;
    return hasSucceeded;
  }

  const shutdown = getGracefulShutdown(app.server);
  const respondLive = async () => ({ status: 'ok' }) as const;
  const respondReady = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = shutdown.hasStarted()
      ? SHUTDOWN_RESPONSE
      : await checkReadiness(db, ensureWarm, (err) => request.log.warn({ err }, 'not ready'));
    reply.code(response.status === 'ok' ? 200 : 503);
    return response;
  };
  app.endpoint(endpoints.getLiveness, respondLive);
  app.endpoint(endpoints.getReadiness, respondReady);
  // All servers of this project have these paths.
  app.endpoint({ ...endpoints.getLiveness, path: '/__health/live', isHidden: true }, respondLive);
  app.endpoint(
    { ...endpoints.getReadiness, path: '/__health/ready', isHidden: true },
    respondReady,
  );
}

async function checkReadiness(
  db: Database,
  ensureWarm: () => Promise<boolean>,
  logFailure: (error: unknown) => void,
): Promise<ReadyResponse> {
  try {
    if ((await findContentDigest(db)) !== null && (await ensureWarm())) {
      return { status: 'ok', checks: { database: 'ok', content: 'ok' } };
    }
    return { status: 'unavailable', checks: { database: 'ok', content: 'failed' } };
  } catch (error) {
    logFailure(error);
    return { status: 'unavailable', checks: { database: 'failed', content: 'failed' } };
  }
}
