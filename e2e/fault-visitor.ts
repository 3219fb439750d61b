import type { Page } from '@playwright/test';
import { type Change, goLiveAltered } from './site/altered-version.ts';
import type { NetworkFault } from './site/network-faults.ts';
import { expect, type Faults, type OwnSite } from './test.ts';

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
} as const;

/** Three of the faults for every section, all of them for one. */
export const some: readonly NetworkFault[] = ['server down', 'hangs', 'integrity mismatch'];
/** Makes an altered version live and waits until the site serves it. */
export async function takeAltered(
  { store, address }: OwnSite,
  { remote }: { readonly remote: string },
  change: Change,
  previous = true,
) {
  const digest = await compositionOf(address);
  const version = goLiveAltered(store, remote, { ...change, previous });
  await expect.poll(() => compositionOf(address)).not.toBe(digest);
  return version;
}

export const health = async (address: string) => (await fetch(`${address}/__health/ready`)).json();
export const compositionOf = async (address: string): Promise<string> =>
  (await health(address)).composition;

export const aboutCode = (faults: Faults) =>
  faults.expect(
    /broken on purpose/,
    // React says so when the server left a piece to the browser, and when hydration had to start anew.
    /React error #(419|520)/,
    /Failed to load resource: the server responded with a status of 503/,
    ...aboutFiles,
  );
