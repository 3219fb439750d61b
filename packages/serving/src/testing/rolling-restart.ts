import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One of several processes of a kind, which may be replaced by its successor. */
export interface Running {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

/** What a proxy in front does: it looks at the health of each, keeps its connections, and tries nothing twice. */
const LOOK_MS = 50;
/** So many ask at once, and think so long between: the processors are for the processes that start. */
const CLIENTS = 4;
const THINK_MS = 10;

/**
 * Replaces each process by a new one while clients ask without a pause; `failed` is everything that was no 200. The old
 * one is stopped when its successor is ready.
 */
export async function rollingRestart(
  before: readonly Running[],
  start: () => Promise<Running>,
  health: string,
  paths: readonly string[],
): Promise<{ asked: number; failed: string[]; after: Running[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let known = [...before];
  let healthy = before.map(({ address }) => address);
  let isOver = false;
  let asked = 0;
  const failed: string[] = [];
  const look = async () => {
    const states = await Promise.all(known.map(({ address }) => statusOf(agent, address + health)));
    healthy = known.filter((_, place) => states[place] === 200).map(({ address }) => address);
  };
  const looking = (async () => {
    while (!isOver) {
      await look();
      await pause(LOOK_MS);
    }
  })();
  const asking = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      asked += 1;
      const address = `${healthy[asked % healthy.length]}${paths[asked % paths.length]}`;
      const status = await statusOf(agent, address);
      if (status !== 200) failed.push(`${status} of ${address}`);
      await pause(THINK_MS);
    }
  });
  for (const old of before) {
    const next = await start();
    known = [...known, next];
    await look();
    await old.stop();
    known = known.filter((one) => one !== old);
  }
  isOver = true;
  await Promise.all([looking, ...asking]);
  agent.destroy();
  return { asked, failed, after: known };
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
