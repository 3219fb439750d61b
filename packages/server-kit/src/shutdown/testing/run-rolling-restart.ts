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
export async function runRollingRestart(
  before: readonly ServerProcess[],
  startProcess: () => Promise<ServerProcess>,
  healthPath: string,
  paths: readonly string[],
): Promise<{ requestCount: number; failed: string[]; after: ServerProcess[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENT_COUNT });
  // A check that queues behind client requests would detect a stopping process too late.
  const checkAgent = new http.Agent({ keepAlive: true });
  let processes = [...before];
  const unhealthyAddresses = new Set<string>();
  let isFinished = false;
  let requestCount = 0;
  const failed: string[] = [];
  const checkHealth = async ({ address }: ServerProcess) => {
    if ((await requestStatus(checkAgent, address + healthPath)) === 200)
      unhealthyAddresses.delete(address);
    else unhealthyAddresses.add(address);
  };
  const healthChecks = (async () => {
    while (!isFinished) {
      await Promise.all(processes.map(checkHealth));
      await pause(CHECK_INTERVAL_MS);
    }
  })();
  const clients = Array.from({ length: CLIENT_COUNT }, async () => {
    while (!isFinished) {
      requestCount += 1;
      const healthy = processes.filter(({ address }) => !unhealthyAddresses.has(address));
      const target = healthy[requestCount % healthy.length];
      const url = `${target?.address}${paths[requestCount % paths.length]}`;
      const status = await requestStatus(agent, url);
      if (status !== 200) failed.push(`${status} of ${url}`);
      await pause(CLIENT_PAUSE_MS);
    }
  });
  for (const oldProcess of before) {
    const successor = await startProcess();
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

const requestStatus = (agent: http.Agent, url: string) =>
  new Promise<number | string>((resolve) => {
    http
      .get(url, { agent }, (response) => {
        response
          .on('error', () => resolve('cut off'))
          .on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      })
      .on('error', ({ message }) => resolve(message));
  });
