import { IMPLEMENTS_PATH } from '../support/content.ts';

/** Each visitor sends its next request after a response. */
export const VISITOR_COUNT = 4;

const PATHS = ['/', IMPLEMENTS_PATH, '/tractor-videos', '/hi/tractor-videos'];

export interface LoadResult {
  readonly responseCount: number;
  /** Requests without a response or with a status other than 200. */
  readonly failed: readonly string[];
  /** Versions of the app that the pages contained, sorted. */
  readonly versions: readonly string[];
}

/** No visitor sends a request while `measure` runs. */
export type Pause = <Value>(measure: () => Promise<Value>) => Promise<Value>;

/** The first responses of the API are slow, so each page is requested until it succeeds. */
async function warmUp(address: string) {
  for (const path of PATHS) while (!(await fetch(address + path).catch(() => null))?.ok);
}

/** Runs `task` while visitors request pages of the site. */
export async function runUnderLoad(
  address: string,
  app: string,
  task: (pause: Pause) => Promise<void>,
): Promise<LoadResult> {
  const failed: string[] = [];
  const versions = new Set<string>();
  let responseCount = 0;
  let isOver = false;
  let measurement: Promise<unknown> | null = null;
  const pendingRequests = new Set<Promise<void>>();

  async function requestPage(path: string) {
    const response = await fetch(address + path).catch(String);
    if (typeof response === 'string' || response.status !== 200) {
      failed.push(`${path}: ${typeof response === 'string' ? response : response.status}`);
      return;
    }
    const [, version] = new RegExp(`/r/${app}/([^/]+)/`).exec(await response.text()) ?? [];
    if (version) versions.add(version);
    responseCount += 1;
  }

  await warmUp(address);
  const visitors = Array.from({ length: VISITOR_COUNT }, async (_, visitor) => {
    for (let number = visitor; !isOver; number += 1) {
      await measurement;
      // A new URL is rendered instead of served from a cache.
      const request = requestPage(`${PATHS[number % PATHS.length]}?visit=${visitor}-${number}`);
      pendingRequests.add(request);
      await request;
      pendingRequests.delete(request);
    }
  });

  async function pause<Value>(measure: () => Promise<Value>): Promise<Value> {
    const result = Promise.all(pendingRequests).then(measure);
    measurement = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      measurement = null;
    }
  }

  try {
    await task(pause);
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return { responseCount, failed, versions: [...versions].sort() };
}
