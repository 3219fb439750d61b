import type { Locator, Page } from '@playwright/test';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

// Hindi texts are larger than English ones.
const shell = readTranslations('shell', 'shell', 'hi');
const implementText = readTranslations('catalogue', 'implements', 'hi');

const popups = [
  {
    remote: 'enquiry',
    button: shell('whatsapp'),
    dialog: readTranslations('enquiry', 'enquiry', 'hi')('title.implement-price'),
    close: readTranslations('enquiry', 'enquiry', 'hi')('action.close'),
    maxBytes: 30_000,
  },
  {
    remote: 'account',
    button: shell('header.sign_in'),
    dialog: readTranslations('account', 'sign-in', 'hi')('sign_in'),
    close: readTranslations('account', 'sign-in', 'hi')('close'),
    maxBytes: 25_000,
  },
];

/** Records the files of a section by name, with their bytes on the wire. */
function recordFiles(page: Page, remote: string) {
  const files: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (!response.url().includes(`/r/${remote}/`)) return;
    const bytes = response.request().sizes();
    files.push({
      name: response.url().split('/').at(-1) ?? '',
      bytes: bytes.then(({ responseBodySize }) => responseBodySize),
    });
  });
  return files;
}

/** After its last control a popup passes the focus to the toolbar of the browser, where the page has no focus. */
const containsFocus = (popup: Element) =>
  document.activeElement === document.body || popup.contains(document.activeElement);

async function checkFocusTrap(page: Page, popup: Locator) {
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await popup.evaluate(containsFocus)).toBe(true);
  }
}

test('a popup loads at most 30 KB on demand, and closing it restores the focus', async ({
  page,
}) => {
  const fetched = popups.map(({ remote }) => recordFiles(page, remote));
  const shellFiles = recordFiles(page, 'shell');
  await visit(page, `/hi${IMPLEMENTS_PATH}/rotavator`);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([[], []]);
  const before = shellFiles.length;
  for (const [index, { button, dialog, close, maxBytes }] of popups.entries()) {
    const opener = page.getByRole('link', { name: button, exact: true });
    await opener.focus();
    await opener.press('Enter');
    const popup = page.getByRole('dialog', { name: dialog, exact: true });
    await expect(popup).toBeVisible();
    const files = fetched[index] ?? [];
    const bytes = await Promise.all(files.map((file) => file.bytes));
    const totalBytes = bytes.reduce((total, size) => total + size, 0);
    // The files are code, styles, texts, remote entry and integrity map of the section.
    expect(totalBytes).toBeGreaterThan(10_000);
    expect(totalBytes).toBeLessThanOrEqual(maxBytes);
    expect(files.map(({ name }) => name).join(' ')).not.toContain('swiper');
    await checkFocusTrap(page, popup);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await popup.getByRole('button', { name: close, exact: true }).click();
    await expect(popup).toBeHidden();
    await opener.click();
    await expect(popup).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(popup).toBeHidden();
  }
  // The first form loads the form library, which the second one shares.
  const library = shellFiles.slice(before).filter(({ name }) => /^shell\.\d+\.js$/.test(name));
  expect(library).toHaveLength(1);
  expect(await library[0]?.bytes).toBeLessThanOrEqual(9_500);
});

test('the popup of a card names the implement of the card', async ({ page }) => {
  await visit(page, `/hi${IMPLEMENTS_PATH}/rotavator`);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: implementText('price.get_price_of', { name }) }).click();
  const popup = page.getByRole('dialog', { name: popups[0]?.dialog ?? '', exact: true });
  await expect(popup).toContainText(name.split(' ').slice(1).join(' '));
});

test('the page opens instead of a popup whose code fails to load', async ({ page, pageErrors }) => {
  pageErrors.allow(/net::ERR_FAILED/, /Failed to load resource/, /preload/);
  await page.route('**/r/account/**', (route) => route.abort());
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await opener.click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/r/account/**');
  await visit(page, '/about');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
