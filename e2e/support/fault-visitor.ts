import type { Page, Request } from '@playwright/test';
import { type Change, publishAltered, setLive } from '../site/altered-version.ts';
import { compositionOf } from '../site/health.ts';
import type { NetworkFailure } from '../site/network-failures.ts';
import { liveRecord } from '../site/registry.ts';
import { expect, type OwnSite, type PageErrors } from '../test.ts';

/** Every fault for every section, where there is time for it. */
export const isFull = process.env.TEST_FULL === '1';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What browsers write about files that they could not use; the page itself must not complain. */
export const aboutFiles = [/Failed to load resource/, /preload/, /integrity/, /MIME type/, /ERR_/];

/** As `visit`, without waiting for files that never come. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
  return response;
}

/** Waits for the report of the failure, and answers what it says. */
export const reportOf = (page: Page) =>
  page
    .waitForRequest((request) => request.url().endsWith('/api/client_events'), { timeout: 20_000 })
    .then((request) => request.postDataJSON());

/** What each fault is reported as. */
export const inFlight = {
  'server down': 'TH-102',
  'answers 500': 'TH-103',
  hangs: 'TH-104',
  truncated: 'TH-106',
  'wrong type': 'TH-105',
  'integrity mismatch': 'TH-106',
} as const satisfies Record<NetworkFailure, string>;

/** Longer than any limit on a file that does not come. */
const BEYOND_MS = 5000;

/** The shell's files that are on their way to the page: only a section's files hang. */
function shellFilesOnTheirWay(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const settled = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (request.url().includes('/r/shell/')) pending.add(request);
  });
  page.on('requestfinished', settled);
  page.on('requestfailed', settled);
  return pending;
}

/**
 * Lets the page's time run on, limit after limit, until something has come of it. While a file of the shell is on its way
 * the time stands: on a busy machine it would be given up, too.
 */
export async function pastLimits<Value>(page: Page, event: Promise<Value>): Promise<Value> {
  const pending = shellFilesOnTheirWay(page);
  let isOver = false;
  const over = event.finally(() => {
    isOver = true;
  });
  await expect(async () => {
    expect(pending.size).toBe(0);
    await page.clock.fastForward(BEYOND_MS);
    expect(isOver).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  return over;
}

/** Makes an altered version live and waits until the site serves it. `files`: done to it before. */
export async function takeAltered(
  site: OwnSite,
  remote: string,
  change: Change = {},
  { previous = true, files }: { previous?: boolean; files?: (version: string) => void } = {},
): Promise<string> {
  const before = liveRecord(site.store, remote).version;
  const digest = await compositionOf(site.address);
  const { version } = publishAltered(site.store, remote, change);
  files?.(version);
  setLive(site.store, remote, version, previous ? before : undefined);
  await expect.poll(() => compositionOf(site.address), { intervals: [50] }).not.toBe(digest);
  return version;
}

export const aboutCode = (pageErrors: PageErrors) =>
  pageErrors.expect(
    /broken on purpose/,
    // React says so when the server left a piece to the browser, and when hydration had to start anew.
    /React error #(419|520)/,
    /Failed to load resource: the server responded with a status of 503/,
    ...aboutFiles,
  );
