import { test as base, expect, type Page } from '@playwright/test';
import { type OwnSite, startOwnSite, startReleaseSite } from './site/own-site.ts';

export type { OwnSite };
export { expect };

/** What went wrong on the test's pages: a test fails when anything is left here. */
export class PageErrors {
  readonly #seen: string[] = [];
  // Playwright's own line where a test lets no service worker in: the product says nothing of it.
  #expected: readonly RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Faults that the test brings about on purpose. */
  expect(...patterns: RegExp[]) {
    this.#expected = [...this.#expected, ...patterns];
  }

  watch(page: Page) {
    page.on('console', (message) => {
      const { url } = message.location();
      const isFault = ['error', 'warning'].includes(message.type());
      if (isFault) this.#seen.push(`console: ${message.text()} (${url})`);
    });
    // React reports hydration errors here too.
    page.on('pageerror', (error) => this.#seen.push(`page: ${error.message}`));
  }

  get seen(): readonly string[] {
    return this.#seen;
  }

  get unexpected() {
    return this.#seen.filter((error) => !this.#expected.some((known) => known.test(error)));
  }
}

interface Fixtures {
  pageErrors: PageErrors;
  /** Settings of the server of `ownSite`, beside or in place of the usual ones. */
  ownSettings: Readonly<Record<string, string>>;
  /** A site of the test's own: it may break the store and promote as it likes. */
  ownSite: OwnSite;
  /**
   * A site that shows previews, where tests publish and promote, one after the other: each finds live what was
   * live at the start. Who breaks files of live versions, or restarts the server, takes `ownSite`.
   */
  releaseSite: OwnSite;
}

interface WorkerFixtures {
  keptReleaseSite: Awaited<ReturnType<typeof startReleaseSite>>;
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
    // What a page still asks for would find nobody there.
    for (const page of context.pages()) await page.close();
    await stop();
  },
  keptReleaseSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const releaseSite = await startReleaseSite();
      await use(releaseSite);
      await releaseSite.stop();
    },
    { scope: 'worker' },
  ],
  releaseSite: async ({ keptReleaseSite: { site, putBack, isAsBefore } }, use) => {
    await expect.poll(isAsBefore, { intervals: [50] }).toBe(true);
    await use(site);
    putBack();
  },
});

/** Marks a test that runs in `npm run test:full` only: docs/testing.md. */
export const full = { tag: '@full' } as const;

/** The first cases of many in `npm test`, all of them in `npm run test:full`. */
export const sampled = <const Cases extends readonly unknown[]>(
  cases: Cases,
  count = 1,
): readonly Cases[number][] => (process.env.TEST_FULL === '1' ? cases : cases.slice(0, count));

/** Goes to an address and waits until the page answers to the visitor. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export const hydrated = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
