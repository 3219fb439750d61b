import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { ALL_LANGUAGES } from './support/content.ts';
import { openWorkshop } from './support/open-workshop.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const readPageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const readMainWidth = (page: Page) => page.locator('main').evaluate((main) => main.scrollWidth);

/** The button of the select with the index `nth`. */
const getSelect = (page: Page, nth = 0) => page.locator('main button[role=combobox]').nth(nth);
const getOptions = (page: Page) => page.locator('main [role=listbox] [role=option]');
const getPanel = (page: Page) => page.locator('main [role=dialog]:has([role=listbox])');

/** Two of the four languages on one screen each. The full run tests all combinations. */
const layouts = isFull
  ? ALL_LANGUAGES.flatMap((language) => [PHONE, DESKTOP].map((screen) => ({ language, screen })))
  : ([
      { language: 'gu', screen: PHONE },
      { language: 'en', screen: DESKTOP },
    ] as const);

for (const { language, screen } of selectCases(layouts)) {
  test.describe(`component workshop in ${language} at ${screen.width} px`, () => {
    test.use({ viewport: screen, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'has no axe violations and no running animation with all layers closed or one open',
      full,
      async ({ page }) => {
        await openWorkshop(page, { language });
        expect(await findAxeViolations(page)).toEqual([]);
        expect(await readPageWidth(page)).toBe(screen.width);

        await getSelect(page).click();
        await expect(getPanel(page)).toBeVisible();
        expect(await findAxeViolations(page, 'main [role=dialog]:has([role=listbox])')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(getPanel(page)).toHaveCount(0);
        await expect(getSelect(page)).toBeFocused();

        await page.locator('main [popovertarget]').first().click();
        await expect(page.locator('main [popover]:popover-open')).toBeVisible();
        expect(await findAxeViolations(page, 'main [popover]:popover-open')).toEqual([]);
        await page.keyboard.press('Escape');

        await page.locator('[data-part^="Dialog"] button').click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);

        await page.locator('[data-part^="Toast"] button').click();
        await expect(
          page.locator('[data-part^="Toast"] [role=status] button').first(),
        ).toBeVisible();
        expect(await findAxeViolations(page, '[data-part^="Toast"]')).toEqual([]);
      },
    );
  });
}

for (const language of isFull ? ALL_LANGUAGES : (['mr'] as const)) {
  test(
    `controls have at least 44 px and fit 320 px at twice the text size (${language})`,
    full,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openWorkshop(page, { language });
      const small = await page.locator('main').evaluate((main) =>
        [
          ...main.querySelectorAll<HTMLElement>(
            'button, a, input:not([type=hidden]), select, summary',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // An inline link is as high as its line.
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => ({
            name: element.outerHTML.slice(0, 120),
            box: (element.closest('label') ?? element).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name }) => name),
      );
      expect(small).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await readMainWidth(page)).toBe(320);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const cut = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('button, a, label, summary, h1, h2, h3, p')]
          .filter((element) => element.checkVisibility() && !element.closest('table, ul'))
          .filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1,
          )
          .map((element) => `${element.tagName} ${element.textContent}`),
      );
      expect(cut).toEqual([]);
      expect(await readMainWidth(page)).toBe(320);
    },
  );
}

test('selects a state by keyboard from a list beside its button', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openWorkshop(page);
  await getSelect(page).focus();
  await page.keyboard.press('g');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('g');
  await expect(getOptions(page).first()).toHaveText('Gujarat');
  const button = await getSelect(page).boundingBox();
  const list = await getPanel(page).boundingBox();
  expect(Math.abs((list?.x ?? 0) - (button?.x ?? 99))).toBeLessThanOrEqual(1);
  await page.keyboard.press('Enter');
  await expect(getSelect(page)).toHaveText('Gujarat');
  await expect(getSelect(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main [role=option][aria-selected=true]')).toHaveText('Gujarat');
  await page.keyboard.press('Tab');
  await expect(getPanel(page)).toHaveCount(0);
  await getSelect(page).click();
  await expect(getPanel(page)).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(getPanel(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test(
    'a tap opens the list at the bottom, and English letters find a Hindi option',
    full,
    async ({ page }) => {
      await openWorkshop(page, { language: 'hi' });
      await getSelect(page).tap();
      await expect(page.getByRole('listbox')).toBeFocused();
      await expect
        .poll(async () => {
          const box = await getOptions(page).last().boundingBox();
          return box ? box.y > PHONE.height / 2 : false;
        })
        .toBe(true);
      await page.getByRole('combobox', { name: 'खोजें' }).tap();
      await page.keyboard.type('gujarat');
      await expect(getOptions(page)).toHaveText(['गुजरात']);
      await getOptions(page).tap();
      await expect(getSelect(page)).toHaveText('गुजरात');
    },
  );
});

test(
  'loads Swiper with the slider, which shows three, two or one slide by width',
  full,
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setViewportSize(DESKTOP);
    await openWorkshop(page);
    expect(requests.filter((url) => url.includes('swiper'))).toEqual([]);
    const slider = page.locator('[data-part^="Slider"] section');
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole('button', { name: 'Forward' }).click();
    await expect(slider.getByRole('status')).toHaveText('2 of 5');
    expect(requests.filter((url) => url.includes('swiper'))).toHaveLength(1);
    for (const { width, count } of [
      { width: 1350, count: 3 },
      { width: 785, count: 2 },
      { width: 449, count: 1 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const countSlides = () =>
        slider
          .locator('li')
          .first()
          .evaluate((slide) => {
            const row = slide.parentElement;
            return row ? Math.round((row.clientWidth + 16) / (slide.clientWidth + 16)) : 0;
          });
      await expect.poll(countSlides).toBe(count);
    }
  },
);

test(
  'selects, tab links, details and popovers respond without JavaScript',
  full,
  async ({ page }) => {
    await openWorkshop(page, { script: 'off' });
    await page.getByLabel('State', { exact: true }).selectOption('Gujarat');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('Gujarat');
    const tabs = page.locator('[data-part^="Tabs"]');
    await expect(tabs.getByText('Road tax')).toBeVisible();
    await tabs.getByRole('link', { name: 'Features' }).click();
    await expect(tabs.getByText('Oil-immersed')).toBeVisible();
    await expect(tabs.getByText('Road tax')).toBeHidden();
    await page.getByText('How much diesel').click();
    await expect(page.getByText('About 4 to 5 litres')).toBeVisible();
    await page.getByRole('button', { name: 'Why does the price vary?' }).click();
    await expect(page.locator('[data-part^="Popover"] [popover]')).toBeVisible();
  },
);
