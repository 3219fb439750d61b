import type { Page } from '@playwright/test';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, selectCases, test, visit } from './test.ts';

test.use({ viewport: DESKTOP });
// Pictures are not replaced, because the interception of requests disables the cache. A busy machine rejects some of
// many pictures.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 503 .*\/img\//));

const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

function recordRequests(page: Page, isRecorded: (url: URL, type: string) => boolean): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isRecorded(new URL(request.url()), request.resourceType())) seen.push(request.url());
  });
  return seen;
}

const markDocument = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { isMarked: boolean }).isMarked = true;
  });

const isMarkedDocument = (page: Page) =>
  page.evaluate(() => (window as unknown as { isMarked?: boolean }).isMarked === true);

test('navigates between remotes without a full load, to the same text that the server renders', async ({
  page,
}) => {
  await visit(page, '/');
  await markDocument(page);
  const documents = recordRequests(page, (_, type) => type === 'document');
  await getMainMenu(page).getByRole('link', { name: 'Videos' }).click();
  await expect(getHeading(page)).toHaveText('Tractor and implement videos');
  await getMainMenu(page).getByRole('link', { name: 'Implements' }).click();
  await expect(getHeading(page)).toHaveText('Tractor implements in India');
  await expect(page).toHaveTitle('Tractor implements: price and power needed | Tractor Haat');
  const readMain = () => page.getByRole('main').textContent();
  const navigatedText = await readMain();
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Tractor and implement videos');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(getHeading(page)).toHaveText('Tractor and implement videos');
  expect(await isMarkedDocument(page)).toBe(true);
  expect(documents).toEqual([]);
  await visit(page, IMPLEMENTS_PATH);
  expect(await readMain()).toBe(navigatedText);
});

for (const address of selectCases([`${IMPLEMENTS_PATH}/rotavator`, '/'])) {
  test(`the first load of ${address} requests nothing from the API and no file twice`, async ({
    page,
  }) => {
    const calls = recordRequests(page, ({ pathname }) => pathname.startsWith('/api'));
    const files = recordRequests(page, ({ pathname }) => pathname.startsWith('/r/'));
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toEqual([...new Set(files)]);
  });
}

test('all remotes of a page share one copy of React', async ({ page }) => {
  const sources = recordRequests(page, ({ pathname }) => pathname.endsWith('.js'));
  await visit(page, '/');
  await getMainMenu(page).getByRole('link', { name: 'Implements' }).click();
  await expect(getHeading(page)).toHaveText('Tractor implements in India');
  await getMainMenu(page).getByRole('link', { name: 'Videos' }).click();
  await expect(getHeading(page)).toHaveText('Tractor and implement videos');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  // React DOM marks each element that it manages with a key that is unique to its copy.
  const copies = await page.evaluate(() => [
    ...new Set(
      [...document.body.querySelectorAll('*')]
        .flatMap((element) => Object.keys(element))
        .filter((key) => key.startsWith('__reactFiber$')),
    ),
  ]);
  expect(copies).toHaveLength(1);
  // The code that assigns this name defines a copy of React.
  const texts = await mapConcurrently([...new Set(sources)], async (url) => ({
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

test('Back closes an open popup and unlocks scrolling', async ({ page }) => {
  await visit(page, '/about');
  await getMainMenu(page).getByRole('link', { name: 'Videos' }).click();
  await expect(getHeading(page)).toHaveText('Tractor and implement videos');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-modal');
});

test('focuses the heading of a new page and announces its title', async ({ page }) => {
  await visit(page, '/about');
  await getMainMenu(page).getByRole('link', { name: 'Implements' }).press('Enter');
  await expect(getHeading(page)).toHaveText('Tractor implements in India');
  await expect(getHeading(page)).toBeFocused();
  await expect(page.locator('#main ~ [aria-live=polite]')).toHaveText(await page.title());
});

test('page 2 of a list focuses its link, whose second press adds no history entry', async ({
  page,
}) => {
  await visit(page, '/about');
  await getMainMenu(page).getByRole('link', { name: 'Implements' }).press('Enter');
  await expect(getHeading(page)).toHaveText('Tractor implements in India');
  const entriesBefore = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Page 2', exact: false }).first().press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(
    'Tractor implements: price and power needed – Page 2 | Tractor Haat',
  );
  await expect(page.locator('main a[aria-current=page]').last()).toBeFocused();
  await page.locator('main a[aria-current=page]').last().press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(entriesBefore + 1);
});
