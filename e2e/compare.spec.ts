import { isFit, isWithin } from './support/axe.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { expect, test, visit } from './test.ts';

const PAIR = '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';
const FOUR = '/compare-tractors/eicher-485-vs-john-deere-5310-vs-mahindra-575-di-vs-swaraj-744-fe';
const WORDS = {
  en: { differences: 'Only differences', all: 'Show all rows' },
  hi: { differences: 'सिर्फ़ फ़र्क', all: 'सब दिखाएँ' },
} as const;

for (const width of [360, 1350]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of LANGUAGES) {
      for (const path of ['/compare-tractors', PAIR, FOUR]) {
        test(`${inLanguage(language, path)} is sound`, async ({ page }) => {
          await visit(page, inLanguage(language, path));
          await isFit(page);
        });
      }

      test(`names stay in sight, and only differences can be shown, in ${language}`, async ({
        page,
      }) => {
        const { differences, all } = WORDS[language];
        await visit(page, inLanguage(language, PAIR));
        const rows = page.getByRole('table').getByRole('row');
        const before = await rows.count();
        await page.getByRole('link', { name: differences, exact: true }).click();
        await expect(page.getByRole('link', { name: all, exact: true })).toBeVisible();
        await expect(page).toHaveURL(/\?only=differences$/);
        expect(await rows.count()).toBeLessThan(before);
        const names = page.getByRole('columnheader').last();
        await rows.last().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 200);
        const [name, header] = await Promise.all([
          names.boundingBox(),
          page.getByRole('banner').boundingBox(),
        ]);
        // Directly below the part of the header that stays.
        const bottom = (header?.y ?? 0) + (header?.height ?? 0);
        expect(Math.abs((name?.y ?? -1) - bottom)).toBeLessThanOrEqual(1);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('three of four are shown, and the fourth is named', async ({ page }) => {
    await visit(page, FOUR);
    await expect(
      page.getByText('A phone has room for three. Not shown: Swaraj 744 FE.'),
    ).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Mahindra 575 DI' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Swaraj 744 FE' })).toBeHidden();
  });

  test('a fourth tick is not offered', async ({ page }) => {
    await visit(page, '/tractors');
    const ticks = page.getByRole('article').getByRole('checkbox');
    for (const place of [0, 1, 2]) await ticks.nth(place).check();
    await expect(ticks.nth(3)).toBeDisabled();
    await ticks.nth(0).uncheck();
    await expect(ticks.nth(3)).toBeEnabled();
  });
});

test('tractors are found by typing, and their comparison has one address', async ({ page }) => {
  await visit(page, '/compare-tractors');
  for (const [place, typed, name] of [
    ['Tractor 1', 'swaraj 744 fe', 'Swaraj 744 FE'],
    ['Tractor 2', '575 di', 'Mahindra 575 DI'],
  ] as const) {
    await page.getByRole('combobox', { name: place }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAIR}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mahindra 575 DI vs Swaraj 744 FE',
  );
});

test('another order leads to the one address for good; strange ones are not there', async ({
  page,
}) => {
  const status = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).status();
  const other = await page.request.get('/hi/compare-tractors/swaraj-744-fe-vs-mahindra-575-di', {
    maxRedirects: 0,
  });
  expect(other.status()).toBe(301);
  expect(other.headers().location).toBe(`/hi${PAIR}`);
  expect(await status('/compare-tractors/mahindra-575-di-vs-nobody')).toBe(404);
  expect(await status('/compare-tractors/a-vs-b-vs-c-vs-d-vs-e')).toBe(404);
  expect(await status("/compare-tractors/a'--vs-b")).toBe(404);
  expect(await status(`/compare-tractors/${'a'.repeat(3000)}-vs-b`)).toBe(404);
});

test('what is shared has a picture of both', async ({ page }) => {
  await visit(page, PAIR);
  const picture = await page.locator('head meta[property="og:image"]').getAttribute('content');
  const response = await page.request.get(new URL(picture ?? '').pathname);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  await expect(share).toHaveAttribute('href', /wa\.me.*mahindra-575-di-vs-swaraj-744-fe/);
});

test('on paper there are rows and no buttons', async ({ page }) => {
  await visit(page, PAIR);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Lifting/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Only differences' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get price' }).first()).toBeHidden();
});

for (const [language, width] of LANGUAGES.flatMap((one) => [
  [one, 360] as const,
  [one, 1350] as const,
])) {
  test.describe(`without JavaScript, ${language} at ${width}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    test('tractors are chosen in a form and compared', async ({ page }) => {
      const { differences, all } = WORDS[language];
      await page.goto(inLanguage(language, '/compare-tractors'));
      const main = page.getByRole('main');
      const choices = main.getByRole('combobox');
      const send = main.locator('form').getByRole('button');
      await isWithin(page);
      await choices.nth(0).selectOption('swaraj-744-fe');
      await send.click();
      // One is too few: it is kept, and another is asked for.
      await expect(main.getByRole('alert').or(main.getByRole('status'))).toBeVisible();
      await expect(choices.nth(0)).toHaveValue('swaraj-744-fe');
      await choices.nth(1).selectOption('mahindra-575-di');
      await send.click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(language, PAIR)}$`));
      const rows = page.getByRole('table').getByRole('row');
      const before = await rows.count();
      await page.getByRole('link', { name: differences, exact: true }).click();
      await expect(page.getByRole('link', { name: all, exact: true })).toBeVisible();
      expect(await rows.count()).toBeLessThan(before);
      await isWithin(page);
    });
  });
}
