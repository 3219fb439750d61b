import type { Page } from '@playwright/test';
import { LIST } from './support/content.ts';
import { eachOf } from './support/many-at-once.ts';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, sampled, test, visit } from './test.ts';

test.use({ viewport: DESKTOP });
// Pictures are not replaced, because request interception disables the cache; a busy machine
// rejects some of many.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/status of 503 .*\/img\//));

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Collects the page's requests of one kind. */
function requests(page: Page, isRequested: (url: URL, type: string) => boolean): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isRequested(new URL(request.url()), request.resourceType())) seen.push(request.url());
  });
  return seen;
}

const mark = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { same: boolean }).same = true;
  });

const isSame = (page: Page) =>
  page.evaluate(() => (window as unknown as { same?: boolean }).same === true);

test('navigates between remotes and back without a full load to the same page as the server sends', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  const documents = requests(page, (_, type) => type === 'document');
  await main(page).getByRole('link', { name: 'Videos' }).click();
  await expect(heading(page)).toHaveText('Tractor and implement videos');
  await main(page).getByRole('link', { name: 'Implements' }).click();
  await expect(heading(page)).toHaveText('Tractor implements in India');
  await expect(page).toHaveTitle('Tractor implements: price and power needed | Tractor Haat');
  const read = () => page.getByRole('main').textContent();
  const reached = await read();
  await page.goBack();
  await expect(heading(page)).toHaveText('Tractor and implement videos');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(heading(page)).toHaveText('Tractor and implement videos');
  expect(await isSame(page)).toBe(true);
  expect(documents).toEqual([]);
  await visit(page, LIST);
  expect(await read()).toBe(reached);
});

for (const address of sampled([`${LIST}/rotavator`, '/'])) {
  test(`the first load of ${address} requests nothing from the API and no file twice`, async ({
    page,
  }) => {
    const calls = requests(page, ({ pathname }) => pathname.startsWith('/api'));
    const files = requests(page, ({ pathname }) => pathname.startsWith('/r/'));
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toEqual([...new Set(files)]);
  });
}

test('all remotes on the page share one copy of React', async ({ page }) => {
  const sources = requests(page, ({ pathname }) => pathname.endsWith('.js'));
  await visit(page, '/');
  await main(page).getByRole('link', { name: 'Implements' }).click();
  await expect(heading(page)).toHaveText('Tractor implements in India');
  await main(page).getByRole('link', { name: 'Videos' }).click();
  await expect(heading(page)).toHaveText('Tractor and implement videos');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  // React DOM marks each element that it manages with a key of its own copy.
  const copies = await page.evaluate(() => [
    ...new Set(
      [...document.body.querySelectorAll('*')]
        .flatMap((element) => Object.keys(element))
        .filter((key) => key.startsWith('__reactFiber$')),
    ),
  ]);
  expect(copies).toHaveLength(1);
  // React's shared state has this name and is created where a copy is defined.
  const texts = await eachOf([...new Set(sources)], async (url) => ({
    url,
    text: await (await fetch(url)).text(),
  }));
  const remotes = new Set(texts.map(({ url }) => new URL(url).pathname.split('/')[2]));
  expect([...remotes].sort()).toEqual(['account', 'catalogue', 'media', 'shell']);
  const definitions = texts.filter(({ text }) =>
    /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/.test(text),
  );
  expect(definitions.map(({ url }) => url)).toEqual([expect.stringMatching(/\/assets\/shell\//)]);
});

test('Back closes the popup of the previous page, and the page scrolls', async ({ page }) => {
  await visit(page, '/about');
  await main(page).getByRole('link', { name: 'Videos' }).click();
  await expect(heading(page)).toHaveText('Tractor and implement videos');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-modal');
});

test('a link focuses the heading of its page and announces the title; a filter does not', async ({
  page,
}) => {
  await visit(page, '/about');
  await main(page).getByRole('link', { name: 'Implements' }).press('Enter');
  await expect(heading(page)).toHaveText('Tractor implements in India');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#main ~ [aria-live=polite]')).toHaveText(await page.title());
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Page 2', exact: false }).first().press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(
    'Tractor implements: price and power needed – Page 2 | Tractor Haat',
  );
  await expect(page.locator('main a[aria-current=page]').last()).toBeFocused();
  await page.locator('main a[aria-current=page]').last().press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});
