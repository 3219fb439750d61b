import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Time limit for pending requests, from the signal on. Photo uploads that take longer are cut off. */
const LIMIT_MS = 20_000;

/** After this time without requests in milliseconds the notice period is skipped: no client polls this process. */
const QUIET_MS = 30_000;

/** Lifetime in milliseconds of a connection without a request, such as a browser's preconnect. */
const UNASKED_MS = 250;

/** Stops a server without interrupting requests. */
export interface GracefulShutdown {
  /** Health checks respond with 503 once this is true. */
  readonly hasBegun: () => boolean;
  /**
   * Announces the shutdown and serves requests for `shutdownDelayMs`. Then `close` stops the server while pending requests
   * finish, within 20 s. `close` closes the server first, then the resources of its requests.
   */
  readonly closeGracefully: (close: () => Promise<unknown>, noticeMs: number) => Promise<void>;
}

const shutdowns = new WeakMap<Server, GracefulShutdown>();

/** Creates one per server; counts requests from this call on. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const known = shutdowns.get(server);
  if (known) return known;
  const made = watch(server);
  shutdowns.set(server, made);
  return made;
}

function watch(server: Server): GracefulShutdown {
  let inFlight = 0;
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let begun = false;
  server.prependListener('request', (_, response) => {
    inFlight += 1;
    lastRequestAt = performance.now();
    // Clients with keep-alive open their next connection to another process.
    if (begun) response.setHeader('connection', 'close');
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  return {
    hasBegun: () => begun,
    async closeGracefully(close, noticeMs) {
      begun = true;
      const cutOff = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
      const isAlone = inFlight === 0 && performance.now() - lastRequestAt > QUIET_MS;
      if (!isAlone) await pause(noticeMs);
      const closed = close();
      // Without this, closing would also wait for connections without a request.
      const sweep = setInterval(() => {
        if (inFlight === 0 && performance.now() - lastRequestAt > UNASKED_MS)
          server.closeAllConnections();
      }, UNASKED_MS);
      try {
        await closed;
      } finally {
        clearInterval(sweep);
        clearTimeout(cutOff);
      }
    },
  };
}
