import { expectNoOverflow } from './support/axe.ts';
import { LANGUAGES, localizePath } from './support/content.ts';
import { fetchHtmlPage } from './support/html-page.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const PAIR = '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';
const FOUR = '/compare-tractors/eicher-485-vs-john-deere-5310-vs-mahindra-575-di-vs-swaraj-744-fe';
const TEXTS = {
  en: { differences: 'Only differences', all: 'Show all rows' },
  hi: { differences: 'सिर्फ़ फ़र्क', all: 'सब दिखाएँ' },
} as const;

/** Each language on one screen. The full run tests both. */
const layouts = [PHONE, DESKTOP].flatMap((screen, screenIndex) =>
  LANGUAGES.filter((_, index) => isFull || index === screenIndex).map((language) => ({
    screen,
    language,
  })),
);

test.beforeEach(({ page }) => stubPictures(page));

for (const { screen, language } of selectCases(layouts)) {
  test(`hides equal rows, and the names stay visible on scroll (${language}, ${screen.width} px)`, async ({
    page,
  }) => {
    const { differences, all } = TEXTS[language];
    await page.setViewportSize(screen);
    await visit(page, localizePath(language, PAIR));
    const rows = page.getByRole('table').getByRole('row');
    const before = await rows.count();
    await page.getByRole('link', { name: differences, exact: true }).click();
    await expect(page.getByRole('link', { name: all, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?only=differences$/);
    expect(await rows.count()).toBeLessThan(before);
    const names = page.getByRole('columnheader').last();
    await rows.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    // The table header sticks directly below the sticky part of the page header.
    await expect
      .poll(async () => {
        const [name, header] = await Promise.all([
          names.boundingBox(),
          page.getByRole('banner').boundingBox(),
        ]);
        return Math.abs((name?.y ?? -1) - (header?.y ?? 0) - (header?.height ?? 0));
      })
      .toBeLessThanOrEqual(1);
  });

  test.describe(`comparison without JavaScript (${language}, ${screen.width} px)`, () => {
    test.use({ javaScriptEnabled: false, viewport: screen });

    test('compares tractors that are chosen in a form', async ({ page }) => {
      const { differences, all } = TEXTS[language];
      await page.goto(localizePath(language, '/compare-tractors'));
      const main = page.getByRole('main');
      const choices = main.getByRole('combobox');
      const send = main.locator('form').getByRole('button');
      await expectNoOverflow(page);
      await choices.nth(0).selectOption('swaraj-744-fe');
      await send.click();
      // The page stores the first tractor and requests a second one.
      await expect(main.getByRole('alert').or(main.getByRole('status'))).toBeVisible();
      await expect(choices.nth(0)).toHaveValue('swaraj-744-fe');
      await choices.nth(1).selectOption('mahindra-575-di');
      await send.click();
      await expect(page).toHaveURL(new RegExp(`${localizePath(language, PAIR)}$`));
      const rows = page.getByRole('table').getByRole('row');
      const before = await rows.count();
      await page.getByRole('link', { name: differences, exact: true }).click();
      await expect(page.getByRole('link', { name: all, exact: true })).toBeVisible();
      expect(await rows.count()).toBeLessThan(before);
      await expectNoOverflow(page);
    });
  });
}

test('a phone shows three of four tractors and names the fourth', full, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, FOUR);
  await expect(
    page.getByText('Only three fit on a phone. Not shown: Swaraj 744 FE.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Mahindra 575 DI' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Swaraj 744 FE' })).toBeHidden();
});

test('opens the comparison of two typed tractors, and prints it without buttons', async ({
  page,
}) => {
  await visit(page, '/compare-tractors');
  for (const { field, typed, name } of [
    { field: 'Tractor 1', typed: 'swaraj 744 fe', name: 'Swaraj 744 FE' },
    { field: 'Tractor 2', typed: '575 di', name: 'Mahindra 575 DI' },
  ]) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAIR}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mahindra 575 DI vs Swaraj 744 FE',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Lifting capacity/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Only differences' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask a dealer' }).first()).toBeHidden();
});

test(
  'redirects a comparison in another order or with an unknown tractor, and rejects a malformed one',
  full,
  async ({ baseURL }) => {
    const reordered = await fetchHtmlPage(
      `${baseURL}/hi/compare-tractors/swaraj-744-fe-vs-mahindra-575-di`,
    );
    expect(reordered).toMatchObject({ status: 301, location: `/hi${PAIR}` });
    const partlyUnknown = await fetchHtmlPage(
      `${baseURL}/compare-tractors/mahindra-575-di-vs-nobody`,
    );
    expect(partlyUnknown.status).toBe(302);
    expect(partlyUnknown.location).toMatch(/^\/compare-tractors\?tractor=mahindra-575-di&/);
    for (const malformed of ['a-vs-b-vs-c-vs-d-vs-e', "a'--vs-b", `${'a'.repeat(3000)}-vs-b`]) {
      const { status } = await fetchHtmlPage(`${baseURL}/compare-tractors/${malformed}`);
      expect([malformed, status]).toEqual([malformed, 404]);
    }
  },
);

test('serves the share card of a comparison as JPEG', full, async ({ baseURL }) => {
  const { picture } = await fetchHtmlPage(`${baseURL}${PAIR}`);
  const { status, headers } = await fetch(`${baseURL}${new URL(picture ?? '').pathname}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('the WhatsApp message links to the comparison', full, async ({ baseURL }) => {
  const { html } = await fetchHtmlPage(`${baseURL}${PAIR}`);
  expect(html).toMatch(/href="https:\/\/wa\.me[^"]*mahindra-575-di-vs-swaraj-744-fe/);
});
