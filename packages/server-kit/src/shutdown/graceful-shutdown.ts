import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** From the signal on; photos over weak connections may take longer than that, and are cut off. */
const LIMIT_MS = 20_000;

/** A process that nobody asked anything for so long has nobody to tell that it goes. */
const QUIET_MS = 30_000;

/** How long a connection may stay that has not asked yet: a browser opens some to have them. */
const UNASKED_MS = 250;

/** A server that stops without cutting off requests. */
export interface GracefulShutdown {
  /** What asks for the health must hear 503 from now on. */
  readonly hasBegun: () => boolean;
  /**
   * Announces it, answers on for `noticeMs`, then lets `close` stop the server and waits for what is in flight, 20 s in
   * all. `close` begins with the server itself and then what its requests need.
   */
  readonly closeGracefully: (close: () => Promise<unknown>, noticeMs: number) => Promise<void>;
}

const shutdowns = new WeakMap<Server, GracefulShutdown>();

/** One per server; it counts requests from the first call on. */
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
    // Whoever keeps connections opens the next one elsewhere.
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
      // Closing waits for connections that never asked anything as well.
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
