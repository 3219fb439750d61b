import { LIST } from '../support/content.ts';

/** Number of concurrent visitors; each sends its next request after a response. */
export const VISITORS = 4;

const PATHS = ['/', LIST, '/tractor-videos', '/hi/tractor-videos'];

export interface LoadResult {
  readonly answered: number;
  /** Failed requests and responses other than 200. */
  readonly failed: readonly string[];
  /** Versions of the app in the pages, sorted. */
  readonly seen: readonly string[];
}

/** Pauses the visitors during a measurement. */
export type Pause = <Value>(measure: () => Promise<Value>) => Promise<Value>;

/** Requests each page until it succeeds, because the first API responses are slow. */
async function becomeWarm(address: string) {
  for (const path of PATHS) while (!(await fetch(address + path).catch(() => null))?.ok);
}

/** Visits a site continuously while `work` runs. */
export async function underLoad(
  address: string,
  app: string,
  work: (pause: Pause) => Promise<void>,
): Promise<LoadResult> {
  const failed: string[] = [];
  const seen = new Set<string>();
  let answered = 0;
  let isOver = false;
  let pausing: Promise<unknown> | null = null;
  const asking = new Set<Promise<void>>();

  async function ask(path: string) {
    const answer = await fetch(address + path).catch(String);
    if (typeof answer === 'string' || answer.status !== 200) {
      failed.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
      return;
    }
    const [, version] = new RegExp(`/r/${app}/([^/]+)/`).exec(await answer.text()) ?? [];
    if (version) seen.add(version);
    answered += 1;
  }

  await becomeWarm(address);
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let n = visitor; !isOver; n += 1) {
      await pausing;
      // A new URL each time, so that the page is rendered instead of cached.
      const response = ask(`${PATHS[n % PATHS.length]}?visit=${visitor}-${n}`);
      asking.add(response);
      await response;
      asking.delete(response);
    }
  });

  async function pause<Value>(measure: () => Promise<Value>): Promise<Value> {
    const measured = (async () => {
      await Promise.all(asking);
      return measure();
    })();
    pausing = measured.catch(() => undefined);
    try {
      return await measured;
    } finally {
      pausing = null;
    }
  }

  try {
    await work(pause);
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return { answered, failed, seen: [...seen].sort() };
}
