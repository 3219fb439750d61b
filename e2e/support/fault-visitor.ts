import type { Page, Request } from '@playwright/test';
import { fetchComposition } from '../site/fetch-health.ts';
import type { NetworkFailure } from '../site/network-failures.ts';
import { type Change, publishAltered, setLiveVersion } from '../site/publish-altered.ts';
import { readLiveRecord } from '../site/registry.ts';
import { expect, type OwnSite, type PageErrors } from '../test.ts';

/** The full run tests every fault for every section. */
export const isFull = process.env.TEST_FULL === '1';

export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
export const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Messages of the browser about unusable files. Any other error fails the test. */
export const fileErrors = [/Failed to load resource/, /preload/, /integrity/, /MIME type/, /ERR_/];

/** Unlike `visit`, it does not wait for files that never load. */
export async function openPage(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
  return response;
}

/** Resolves with the content of the failure report that the page sends. */
export const waitForReport = (page: Page) =>
  page
    .waitForRequest((request) => request.url().endsWith('/api/client_events'), { timeout: 20_000 })
    .then((request) => request.postDataJSON());

/** The error code that reports each fault. */
export const failureCodes = {
  'server down': 'TH-102',
  'answers 500': 'TH-103',
  hangs: 'TH-104',
  truncated: 'TH-106',
  'wrong type': 'TH-105',
  'integrity mismatch': 'TH-106',
} as const satisfies Record<NetworkFailure, string>;

/** No timeout of a file is longer. */
const CLOCK_STEP_MS = 5000;

/** Tracks pending requests for files of the shell, because only files of a section may time out. */
function trackPendingShellFiles(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const removeRequest = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (request.url().includes('/r/shell/')) pending.add(request);
  });
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return pending;
}

/**
 * Advances the clock of the page past timeouts until the event occurs. The clock stops while a file of the shell is
 * pending, which would time out as well on a busy machine.
 */
export async function advancePastTimeouts<Value>(
  page: Page,
  event: Promise<Value>,
): Promise<Value> {
  const pending = trackPendingShellFiles(page);
  let isOver = false;
  const result = event.finally(() => {
    isOver = true;
  });
  await expect(async () => {
    expect(pending.size).toBe(0);
    await page.clock.fastForward(CLOCK_STEP_MS);
    expect(isOver).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  return result;
}

interface DeployOptions {
  /** False removes the previous version, so that there is no fallback. */
  readonly previous?: boolean;
  /** Changes files of the version before it is live. */
  readonly changeFiles?: (version: string) => void;
}

/** Makes an altered version live and resolves when the site serves it. */
export async function deployAltered(
  site: OwnSite,
  remote: string,
  change: Change = {},
  { previous = true, changeFiles }: DeployOptions = {},
): Promise<string> {
  const before = readLiveRecord(site.store, remote).version;
  const digest = await fetchComposition(site.address);
  const { version } = publishAltered(site.store, remote, change);
  changeFiles?.(version);
  setLiveVersion(site.store, remote, version, previous ? before : undefined);
  await expect.poll(() => fetchComposition(site.address), { intervals: [50] }).not.toBe(digest);
  return version;
}

export const allowCodeErrors = (pageErrors: PageErrors) =>
  pageErrors.allow(
    /broken on purpose/,
    // React logs these errors if the server leaves a part to the browser and if hydration restarts.
    /React error #(419|520)/,
    /Failed to load resource: the server responded with a status of 503/,
    ...fileErrors,
  );
