import type { Page, Request } from '@playwright/test';
import { type Change, publishAltered, setLiveVersion } from '../site/altered-version.ts';
import { fetchComposition } from '../site/health.ts';
import type { NetworkFailure } from '../site/network-failures.ts';
import { liveRecord } from '../site/registry.ts';
import { expect, type OwnSite, type PageErrors } from '../test.ts';

/** The full run covers every fault for every section. */
export const isFull = process.env.TEST_FULL === '1';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Browser messages about unusable files; the page itself must log no error. */
export const fileErrors = [/Failed to load resource/, /preload/, /integrity/, /MIME type/, /ERR_/];

/** Like `visit`, without waiting for files that never load. */
export async function openPage(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
  return response;
}

/** Waits for the failure report and returns its content. */
export const waitForReport = (page: Page) =>
  page
    .waitForRequest((request) => request.url().endsWith('/api/client_events'), { timeout: 20_000 })
    .then((request) => request.postDataJSON());

/** Error code that each fault is reported with. */
export const failureCodes = {
  'server down': 'TH-102',
  'answers 500': 'TH-103',
  hangs: 'TH-104',
  truncated: 'TH-106',
  'wrong type': 'TH-105',
  'integrity mismatch': 'TH-106',
} as const satisfies Record<NetworkFailure, string>;

/** Longer than any timeout of a file, in milliseconds. */
const CLOCK_STEP_MS = 5000;

/** Pending requests for the shell's files: only a section's files must hang. */
function trackPendingShellFiles(page: Page): ReadonlySet<Request> {
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
 * Advances the page's clock past timeouts until the event occurs. It stops while a file of the shell is pending, which
 * would time out too on a busy machine.
 */
export async function advancePastTimeouts<Value>(
  page: Page,
  event: Promise<Value>,
): Promise<Value> {
  const pending = trackPendingShellFiles(page);
  let isOver = false;
  const over = event.finally(() => {
    isOver = true;
  });
  await expect(async () => {
    expect(pending.size).toBe(0);
    await page.clock.fastForward(CLOCK_STEP_MS);
    expect(isOver).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  return over;
}

/** Makes an altered version live and waits until the site serves it. `files`: changes its files first. */
export async function deployAltered(
  site: OwnSite,
  remote: string,
  change: Change = {},
  { previous = true, files }: { previous?: boolean; files?: (version: string) => void } = {},
): Promise<string> {
  const before = liveRecord(site.store, remote).version;
  const digest = await fetchComposition(site.address);
  const { version } = publishAltered(site.store, remote, change);
  files?.(version);
  setLiveVersion(site.store, remote, version, previous ? before : undefined);
  await expect.poll(() => fetchComposition(site.address), { intervals: [50] }).not.toBe(digest);
  return version;
}

export const allowCodeErrors = (pageErrors: PageErrors) =>
  pageErrors.allow(
    /broken on purpose/,
    // React logs these when the server left a part to the browser, and when hydration restarts.
    /React error #(419|520)/,
    /Failed to load resource: the server responded with a status of 503/,
    ...fileErrors,
  );
