import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { integer, setting } from '../settings/index.ts';

/** Setting of the notice period, for the table of settings of a server. `toNoticeMs` converts its value. */
export const stopSetting = {
  STOP_NOTICE_SECONDS: setting({
    description:
      'seconds after SIGTERM in which the process still accepts requests while its readiness check returns 503; ' +
      'at least the time in which the load balancer detects that',
    schema: integer(0, 15),
    defaultValue: undefined,
    defaultLabel: '5 with DATABASE_URL or NODE_ENV=production, else 1',
  }),
};

const MS_PER_SECOND = 1000;

/**
 * Returns the notice period in milliseconds. The default is longer on a deployed process, because load balancers check
 * its health only every few seconds.
 */
export const toNoticeMs = (seconds: number | undefined, isDeployed: boolean): number =>
  (seconds ?? (isDeployed ? 5 : 1)) * MS_PER_SECOND;

/** Time limit for pending requests, counted from the signal. Longer photo uploads are aborted. */
const REQUEST_TIMEOUT_MS = 20_000;

/** If no request arrives in this time, no load balancer polls the process, so the notice period is skipped. */
const NO_TRAFFIC_MS = 30_000;

/** Time after which connections without a request are closed, such as those of a browser's preconnect. */
const IDLE_CONNECTION_MS = 250;

/** Stops a server without interrupting requests. */
export interface GracefulShutdown {
  /** Health checks must respond with 503 once this is true. */
  readonly hasStarted: () => boolean;
  /**
   * Announces the shutdown and serves requests for `noticeMs` milliseconds, then calls `close`. `close` must close the
   * server first and then the resources that its requests use. Pending requests are aborted after 20 s.
   */
  readonly closeGracefully: (close: () => Promise<unknown>, noticeMs: number) => Promise<void>;
}

const shutdowns = new WeakMap<Server, GracefulShutdown>();

/** Returns the shutdown of a server, which the first call creates. Requests are counted from that call on. */
export function getGracefulShutdown(server: Server): GracefulShutdown {
  const existing = shutdowns.get(server);
  if (existing) return existing;
  const created = createShutdown(server);
  shutdowns.set(server, created);
  return created;
}

function createShutdown(server: Server): GracefulShutdown {
  let pendingRequests = 0;
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  server.prependListener('request', (_, response) => {
    pendingRequests += 1;
    lastRequestAt = performance.now();
    // The header makes keep-alive clients open their next connection to another process.
    if (isStarted) response.setHeader('connection', 'close');
    response.once('close', () => {
      pendingRequests -= 1;
    });
  });
  return {
    hasStarted: () => isStarted,
    async closeGracefully(close, noticeMs) {
      isStarted = true;
      const abortTimer = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
      const hasNoTraffic =
        pendingRequests === 0 && performance.now() - lastRequestAt > NO_TRAFFIC_MS;
      if (!hasNoTraffic) await pause(noticeMs);
      const closed = close();
      // Without this timer, `close` would also wait for connections without a request.
      const idleTimer = setInterval(() => {
        if (pendingRequests === 0 && performance.now() - lastRequestAt > IDLE_CONNECTION_MS)
          server.closeAllConnections();
      }, IDLE_CONNECTION_MS);
      try {
        await closed;
      } finally {
        clearInterval(idleTimer);
        clearTimeout(abortTimer);
      }
    },
  };
}

/**
 * 20 s for connections, and 5 s for database pools and the job queue. Supervisors wait longer before they kill the
 * process.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000;

/**
 * Calls `stop` on a signal and then ends the process. `stop` receives the notice period in milliseconds, which is 0 on
 * Ctrl-C and after the supervisor has exited. A second signal ends the process at once.
 */
export function endOnSignals(stop: (noticeMs: number) => Promise<unknown>, noticeMs: number): void {
  let isStopping = false;
  const endProcess = (waitMs: number) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    stop(waitMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => endProcess(noticeMs));
  process.on('SIGINT', () => endProcess(0));
  // Node emits this event when the supervisor exits, which may send no signal.
  process.on('disconnect', () => endProcess(0));
}
