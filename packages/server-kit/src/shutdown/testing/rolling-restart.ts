import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServerProcess {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

/** Interval between health checks of the simulated proxy, which does not retry requests. */
const CHECK_INTERVAL_MS = 50;
/** Few clients with pauses, because starting processes needs CPU time too. */
const CLIENT_COUNT = 4;
const CLIENT_PAUSE_MS = 10;

/**
 * Replaces each process while clients send requests. An old process is stopped when its successor is ready. `failed`
 * lists each response other than 200.
 */
export async function rollingRestart(
  before: readonly ServerProcess[],
  start: () => Promise<ServerProcess>,
  health: string,
  paths: readonly string[],
): Promise<{ requestCount: number; failed: string[]; after: ServerProcess[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENT_COUNT });
  // A check that queues behind client requests would detect a stopping process too late.
  const checkAgent = new http.Agent({ keepAlive: true });
  let processes = [...before];
  const unhealthy = new Set<string>();
  let isFinished = false;
  let requestCount = 0;
  const failed: string[] = [];
  const check = async ({ address }: ServerProcess) => {
    if ((await requestStatus(checkAgent, address + health)) === 200) unhealthy.delete(address);
    else unhealthy.add(address);
  };
  const healthChecks = (async () => {
    while (!isFinished) {
      await Promise.all(processes.map(check));
      await pause(CHECK_INTERVAL_MS);
    }
  })();
  const clients = Array.from({ length: CLIENT_COUNT }, async () => {
    while (!isFinished) {
      requestCount += 1;
      const healthy = processes.filter(({ address }) => !unhealthy.has(address));
      const address = `${healthy[requestCount % healthy.length]?.address}${paths[requestCount % paths.length]}`;
      const status = await requestStatus(agent, address);
      if (status !== 200) failed.push(`${status} of ${address}`);
      await pause(CLIENT_PAUSE_MS);
    }
  });
  for (const oldProcess of before) {
    const successor = await start();
    processes = [...processes, successor];
    await oldProcess.stop();
    processes = processes.filter((process) => process !== oldProcess);
  }
  isFinished = true;
  await Promise.all([healthChecks, ...clients]);
  agent.destroy();
  checkAgent.destroy();
  return { requestCount, failed, after: processes };
}

const requestStatus = (agent: http.Agent, address: string) =>
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
