import { test as base, expect, type Page } from '@playwright/test';
import { type OwnSite, startOwnSite, startReleaseSite } from './site/own-site.ts';

export type { OwnSite };
export { expect };

/** Errors of the test's pages: a test fails if any is unexpected. */
export class PageErrors {
  readonly #seen: string[] = [];
  // Playwright's own message when service workers are blocked.
  #expected: readonly RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Accepts errors that the test causes on purpose. */
  allow(...patterns: RegExp[]) {
    this.#expected = [...this.#expected, ...patterns];
  }

  watch(page: Page) {
    page.on('console', (message) => {
      const { url } = message.location();
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem) this.#seen.push(`console: ${message.text()} (${url})`);
    });
    // React reports hydration errors here too.
    page.on('pageerror', (error) => this.#seen.push(`page: ${error.message}`));
  }

  get seen(): readonly string[] {
    return this.#seen;
  }

  get unexpected() {
    return this.#seen.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }
}

interface Fixtures {
  pageErrors: PageErrors;
  /** Environment of the server of `ownSite`, overrides the defaults. */
  ownSettings: Readonly<Record<string, string>>;
  /** A site of the test alone, which may break the store and promote. */
  ownSite: OwnSite;
  /**
   * A shared site with previews, for tests that publish and promote one after another; each starts with the initial
   * live versions. Tests that change files of live versions or restart the server use `ownSite`.
   */
  releaseSite: OwnSite;
}

interface WorkerFixtures {
  workerReleaseSite: Awaited<ReturnType<typeof startReleaseSite>>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL ?? process.env.SITE_ADDRESS);
  },
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = new PageErrors();
      context.on('page', (page) => pageErrors.watch(page));
      await use(pageErrors);
      expect(pageErrors.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  ownSettings: [{}, { option: true }],
  ownSite: async ({ context, ownSettings }, use) => {
    const { site, stop } = await startOwnSite(ownSettings);
    await use(site);
    // Closes pages first, because their pending requests would fail after the server stops.
    for (const page of context.pages()) await page.close();
    await stop();
  },
  workerReleaseSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const releaseSite = await startReleaseSite();
      await use(releaseSite);
      await releaseSite.stop();
    },
    { scope: 'worker' },
  ],
  releaseSite: async ({ workerReleaseSite: { site, restoreVersions, isRestored } }, use) => {
    await expect.poll(isRestored, { intervals: [50] }).toBe(true);
    await use(site);
    restoreVersions();
  },
});

/** Marks a test that only `npm run test:full` runs (docs/testing.md). */
export const full = { tag: '@full' } as const;

/** The first cases in `npm test`, all cases in `npm run test:full`. */
export const sampled = <const Cases extends readonly unknown[]>(
  cases: Cases,
  count = 1,
): readonly Cases[number][] => (process.env.TEST_FULL === '1' ? cases : cases.slice(0, count));

/** Opens a URL and waits until the page is hydrated. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
