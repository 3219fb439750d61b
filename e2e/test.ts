import { test as base, expect, type Page } from '@playwright/test';
import { type OwnSite, startOwnSite, startReleaseSite } from './site/own-site.ts';

export type { OwnSite };
export { expect };

/** Collects the errors of the pages of a test. The test fails if any of them is unexpected. */
export class PageErrors {
  readonly #seen: string[] = [];
  // Playwright prints this message because service workers are blocked.
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
    // React also reports hydration errors here.
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
  /** Environment variables of the server of `ownSite`, which override the defaults. */
  ownSettings: Readonly<Record<string, string>>;
  /** A site for one test, which may break the store and promote versions. */
  ownSite: OwnSite;
  /**
   * A site with previews for tests that publish and promote one after another. Each test starts with the initial live
   * versions. Tests that change files of live versions or restart the server use `ownSite`.
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
    // Pages are closed first, because their pending requests would fail after the server stops.
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

/** Only `npm run test:full` runs a test with this tag (docs/testing.md). */
export const full = { tag: '@full' } as const;

/** Returns the first cases in `npm test`, and all cases in `npm run test:full`. */
export const selectCases = <const Cases extends readonly unknown[]>(
  cases: Cases,
  count = 1,
): readonly Cases[number][] => (process.env.TEST_FULL === '1' ? cases : cases.slice(0, count));

/** Opens a URL and resolves when the page is hydrated. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
