import { liveResponse, type ReadyResponse, readyResponse } from '@tractor-haat/api-client/contract';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
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

/** `/__health` is the path of all servers of this project. */
const HEALTH_PREFIXES = [
  { prefix: '/api/health', hide: false },
  { prefix: '/__health', hide: true },
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
  for (const { prefix, hide } of HEALTH_PREFIXES) {
    app.get(
      `${prefix}/live`,
      {
        schema: {
          summary: 'Reports that the process is alive',
          tags: ['health'],
          hide,
          response: { 200: liveResponse },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { status: 'ok' } as const;
      },
    );
    app.get(
      `${prefix}/ready`,
      {
        schema: {
          summary: 'Reports whether the process is ready: database, content and response time',
          tags: ['health'],
          hide,
          response: { 200: readyResponse, 503: readyResponse },
        },
      },
      async (request, reply) => {
        const response = shutdown.hasStarted()
          ? SHUTDOWN_RESPONSE
          : await checkReadiness(db, ensureWarm, (err) => request.log.warn({ err }, 'not ready'));
        reply.header('cache-control', 'no-store').code(response.status === 'ok' ? 200 : 503);
        return response;
      },
    );
  }
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
