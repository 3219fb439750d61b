import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startSite } from './site/start.ts';

export { expect };

/** What went wrong on the test's pages: a test fails when anything is left here. */
export class Faults {
  readonly #seen: string[] = [];
  #expected: readonly RegExp[] = [];

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
    return this.#seen.filter((fault) => !this.#expected.some((known) => known.test(fault)));
  }
}

/** A site of one test's own: it may break the store and promote as it likes. */
export interface OwnSite {
  readonly store: string;
  readonly address: string;
  /** What its server has written so far. */
  readonly said: () => string;
  /** The same site as a server sees it that has just been started. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
}

interface Fixtures {
  faults: Faults;
  ownSite: OwnSite;
}

const needed = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: globalSetup has not run`);
  return value;
};

export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL ?? needed('SITE_ADDRESS'));
  },
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      context.on('page', (page) => faults.watch(page));
      await use(faults);
      expect(faults.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  ownSite: async ({ context }, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-own-'));
    const store = path.join(folder, 'store');
    fs.cpSync(needed('SITE_STORE'), store, { recursive: true });
    const api = needed('SITE_API');
    let site = await startSite(store, api);
    await use({
      store,
      get address() {
        return site.address;
      },
      said: () => site.said(),
      async restart(env) {
        await site.stop();
        site = await startSite(store, api, env);
      },
    });
    // What a page still asks for would find nobody there.
    for (const page of context.pages()) await page.close();
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  },
});

/** Goes to an address and waits until the page answers to the visitor. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export const hydrated = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
