import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Time limit for pending requests, from the signal on. Photo uploads that take longer are cut off. */
const REQUEST_TIMEOUT_MS = 20_000;

/** After this time without requests in milliseconds the notice period is skipped: no client polls this process. */
const NO_TRAFFIC_MS = 30_000;

/** Lifetime in milliseconds of a connection without a request, such as a browser's preconnect. */
const IDLE_CONNECTION_MS = 250;

/** Stops a server without interrupting requests. */
export interface GracefulShutdown {
  /** Health checks respond with 503 once this is true. */
  readonly hasStarted: () => boolean;
  /**
   * Announces the shutdown and serves requests for `shutdownDelayMs`. Then `close` stops the server while pending requests
   * finish, within 20 s. `close` closes the server first, then the resources of its requests.
   */
  readonly closeGracefully: (close: () => Promise<unknown>, noticeMs: number) => Promise<void>;
}

const shutdowns = new WeakMap<Server, GracefulShutdown>();

/** Creates one per server; counts requests from this call on. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const existing = shutdowns.get(server);
  if (existing) return existing;
  const created = createShutdown(server);
  shutdowns.set(server, created);
  return created;
}

function createShutdown(server: Server): GracefulShutdown {
  let inFlight = 0;
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  server.prependListener('request', (_, response) => {
    inFlight += 1;
    lastRequestAt = performance.now();
    // Clients with keep-alive open their next connection to another process.
    if (isStarted) response.setHeader('connection', 'close');
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  return {
    hasStarted: () => isStarted,
    async closeGracefully(close, noticeMs) {
      isStarted = true;
      const cutOff = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
      const hasNoTraffic = inFlight === 0 && performance.now() - lastRequestAt > NO_TRAFFIC_MS;
      if (!hasNoTraffic) await pause(noticeMs);
      const closed = close();
      // Without this, closing would also wait for connections without a request.
      const idleTimer = setInterval(() => {
        if (inFlight === 0 && performance.now() - lastRequestAt > IDLE_CONNECTION_MS)
          server.closeAllConnections();
      }, IDLE_CONNECTION_MS);
      try {
        await closed;
      } finally {
        clearInterval(idleTimer);
        clearTimeout(cutOff);
      }
    },
  };
}
