import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { ALL_LANGUAGES } from './support/content.ts';
import { openWorkshop } from './support/open-workshop.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

/** Controls have at least 44 px. Their boxes may be fractional, so half a pixel less is accepted. */
const MIN_CONTROL_PX = 43.5;
const SLIDE_GAP_PX = 16;
const SELECT_PANEL = 'main [role=dialog]:has([role=listbox])';
const OPEN_POPOVER = 'main [popover]:popover-open';

const getSelect = (page: Page) => page.locator('main button[role=combobox]').first();
const getOptions = (page: Page) => page.locator('main [role=listbox] [role=option]');
const getPanel = (page: Page) => page.locator(SELECT_PANEL);

const readPageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const readMainWidth = (page: Page) => page.locator('main').evaluate((main) => main.scrollWidth);

async function readLeft(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box.x;
}

async function checkSelect(page: Page) {
  await getSelect(page).click();
  await expect(getPanel(page)).toBeVisible();
  expect(await findAxeViolations(page, SELECT_PANEL)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toHaveCount(0);
  await expect(getSelect(page)).toBeFocused();
}

async function checkPopover(page: Page) {
  await page.locator('main [popovertarget]').first().click();
  await expect(page.locator(OPEN_POPOVER)).toBeVisible();
  expect(await findAxeViolations(page, OPEN_POPOVER)).toEqual([]);
  await page.keyboard.press('Escape');
}

async function checkDialog(page: Page) {
  const dialog = page.locator('dialog[open]');
  await page.locator('[data-part^="Dialog"] button').click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function checkToast(page: Page) {
  const toasts = page.locator('[data-part^="Toast"]');
  await toasts.locator('button').click();
  await expect(toasts.locator('[role=status] button').first()).toBeVisible();
  expect(await findAxeViolations(page, '[data-part^="Toast"]')).toEqual([]);
}

/** Lists visible controls below the minimum size. An inline link is omitted, because it is as high as its line. */
const listSmallControls = (page: Page) =>
  page.locator('main').evaluate((main, minSize) => {
    const controls = main.querySelectorAll('button, a, input:not([type=hidden]), select, summary');
    const isSmall = (element: Element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return box.height < minSize || box.width < minSize;
    };
    return [...controls]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 120));
  }, MIN_CONTROL_PX);

/** Lists texts that are wider than their element. Tables and lists may scroll. */
const listCutTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    // `scrollWidth` is rounded, and texts for screen readers only are 1 px wide.
    const isCut = ({ scrollWidth, clientWidth }: Element) =>
      scrollWidth > clientWidth + 1 && clientWidth > 1;
    return [...main.querySelectorAll('button, a, label, summary, h1, h2, h3, p')]
      .filter((element) => element.checkVisibility() && !element.closest('table, ul'))
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.textContent}`);
  });

const countVisibleSlides = (slider: Locator) =>
  slider
    .locator('li')
    .first()
    .evaluate((slide, gap) => {
      const row = slide.parentElement;
      return row ? Math.round((row.clientWidth + gap) / (slide.clientWidth + gap)) : 0;
    }, SLIDE_GAP_PX);

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

        await checkSelect(page);
        await checkPopover(page);
        await checkDialog(page);
        await checkToast(page);
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
      expect(await listSmallControls(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await readMainWidth(page)).toBe(320);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await listCutTexts(page)).toEqual([]);
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
  const buttonLeft = await readLeft(getSelect(page));
  const listLeft = await readLeft(getPanel(page));
  expect(Math.abs(listLeft - buttonLeft)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Enter');
  await expect(getSelect(page)).toHaveText('Gujarat');
  await expect(getSelect(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main [role=option][aria-selected=true]')).toHaveText('Gujarat');
  await page.keyboard.press('Tab');
  await expect(getPanel(page)).toHaveCount(0);
  await getSelect(page).click();
  await expect(getPanel(page)).toBeVisible();
  // A point outside the list.
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
      await expect.poll(() => countVisibleSlides(slider)).toBe(count);
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
