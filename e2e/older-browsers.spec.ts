import type { Page } from '@playwright/test';
import { listNewerApis } from '../tools/verify/browser-support/list-newer-apis.mjs';
import { IMPLEMENTS_PATH, localizePath } from './support/content.ts';
import { getOpenDialog } from './support/open-dialog.ts';
import { resolvePath } from './support/sitemap.ts';
import { DESKTOP, visits } from './support/visit-plan.ts';
import { expect, test, visit } from './test.ts';

// Removes every feature that one of the oldest supported browsers (packages/tooling/src/supported-browsers.mjs) lacks
// according to the compatibility data of MDN. Other checks do not cover the code of libraries.

const { globals, owned } = listNewerApis();
const newerFeatures = { globals: [...globals], owned };

async function removeNewerApis(page: Page) {
  await page.addInitScript(({ globals, owned }) => {
    const globalScope = globalThis as unknown as Record<string, unknown>;
    const remove = (object: unknown, name: string) => {
      if (object instanceof Object && Object.hasOwn(object, name))
        Reflect.deleteProperty(object, name);
    };
    for (const [owner, member, isStatic] of owned) {
      const object =
        owner === 'Window' ? globalScope : (globalScope[owner] ?? Reflect.get(Intl, owner));
      remove(object, member);
      // The static `Response.json` is newer than the method `json` of a response.
      if (!isStatic) remove((object as { prototype?: unknown } | undefined)?.prototype, member);
    }
    for (const name of globals) {
      remove(globalScope, name);
      remove(Intl, name);
    }
  }, newerFeatures);
}

test.beforeEach(({ page }) => removeNewerApis(page));

/** Several tests share the visits, so that workers run them in parallel. */
const PART_COUNT = 4;

for (let part = 0; part < PART_COUNT; part += 1)
  test(`every kind of page is hydrated in the oldest supported browsers, part ${part + 1}`, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    pageErrors.allow(/the server responded with a status of 4/);
    const kinds = [...new Map(visits.map((planned) => [planned.route.name, planned])).values()];
    for (const { route, language, screen } of kinds.filter(
      (_, index) => index % PART_COUNT === part,
    )) {
      await page.setViewportSize(screen);
      await visit(page, localizePath(language, await resolvePath(route, baseURL ?? '')));
      await page.mouse.move(10, 10);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect([route.name, pageErrors.unexpected]).toEqual([route.name, []]);
    }
  });

test('filters and sorts a list and opens the price popup in the oldest supported browsers', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, IMPLEMENTS_PATH);
  const newerNames = await page.evaluate(() => [
    'requestSubmit' in HTMLFormElement.prototype,
    'checkVisibility' in Element.prototype,
    'toSorted' in Array.prototype,
    'timeout' in AbortSignal,
    'canParse' in URL,
    'size' in URLSearchParams.prototype,
    'startViewTransition' in document,
    'connection' in navigator,
    ...['navigation', 'scheduler', 'requestIdleCallback'].map((name) => name in window),
  ]);
  expect(newerNames.filter(Boolean)).toEqual([]);
  await page.getByRole('checkbox', { name: /^Fieldking/ }).check();
  await expect(page).toHaveURL(/\?.*brand=fieldking/);
  await expect(page.locator('main article h3, main article h2').first()).toContainText('Fieldking');
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await page
    .getByRole('link', { name: /^Get price of/ })
    .first()
    .click();
  await expect(getOpenDialog(page)).toBeVisible();
  await getOpenDialog(page).getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(getOpenDialog(page)).toBeHidden();
});
