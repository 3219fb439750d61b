import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One of several equal processes, replaceable by a successor. */
export interface ServerProcess {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

/** Interval of the proxy's health checks. The proxy reuses connections and does not retry. */
const CHECK_INTERVAL_MS = 50;
/** Few clients with pauses, so that starting processes get CPU time. */
const CLIENTS = 4;
const THINK_MS = 10;

/**
 * Replaces each process while clients send requests; `failed` lists every response other than 200. The old process is
 * stopped when its successor is ready.
 */
export async function rollingRestart(
  before: readonly ServerProcess[],
  start: () => Promise<ServerProcess>,
  health: string,
  paths: readonly string[],
): Promise<{ requestCount: number; failed: string[]; after: ServerProcess[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  // A check that queues behind client requests would detect a stopping process too late.
  const checkAgent = new http.Agent({ keepAlive: true });
  let known = [...before];
  const unhealthy = new Set<string>();
  let isOver = false;
  let requestCount = 0;
  const failed: string[] = [];
  const check = async ({ address }: ServerProcess) => {
    if ((await statusOf(checkAgent, address + health)) === 200) unhealthy.delete(address);
    else unhealthy.add(address);
  };
  const checking = (async () => {
    while (!isOver) {
      await Promise.all(known.map(check));
      await pause(CHECK_INTERVAL_MS);
    }
  })();
  const asking = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      requestCount += 1;
      const healthy = known.filter(({ address }) => !unhealthy.has(address));
      const address = `${healthy[requestCount % healthy.length]?.address}${paths[requestCount % paths.length]}`;
      const status = await statusOf(agent, address);
      if (status !== 200) failed.push(`${status} of ${address}`);
      await pause(THINK_MS);
    }
  });
  for (const old of before) {
    const next = await start();
    known = [...known, next];
    await old.stop();
    known = known.filter((one) => one !== old);
  }
  isOver = true;
  await Promise.all([checking, ...asking]);
  agent.destroy();
  checkAgent.destroy();
  return { requestCount, failed, after: known };
}

const statusOf = (agent: http.Agent, address: string) =>
  new Promise<number | string>((resolve) => {
    http
      .get(address, { agent }, (response) => {
        response
          .on('error', () => resolve('cut off'))
          .on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      })
      .on('error', ({ message }) => resolve(message));
  });
