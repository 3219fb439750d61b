import type { Page } from '@playwright/test';
import { countShifts, shifts } from './support/page-checks.ts';
import { expect, hydrated, test, visit } from './test.ts';

const DESK = { width: 1350, height: 900 };
const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const arrow = (page: Page, menu: string) =>
  page.getByRole('button', { name: `${menu}: open menu` });
const isOpen = (page: Page, menu: string) =>
  expect(arrow(page, menu)).toHaveAttribute('aria-expanded', 'true');
const isClosed = (page: Page, menu: string) =>
  expect(arrow(page, menu)).toHaveAttribute('aria-expanded', 'false');
const scrollBy = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** From here on time passes only when the test says so. */
async function holdTime(page: Page, address: string) {
  await page.clock.install();
  await visit(page, address);
}
const stopTime = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test.describe('menus', () => {
  test.use({ viewport: DESK });

  test('one is open at a time; it hides 300 ms after the pointer has left, not before', async ({
    page,
  }) => {
    await holdTime(page, '/about');
    await main(page).getByRole('link', { name: 'Loan' }).hover();
    await isOpen(page, 'Loan');
    await main(page).getByRole('link', { name: 'Implements' }).hover();
    await isOpen(page, 'Implements');
    await isClosed(page, 'Loan');
    await expect(main(page).getByRole('link', { name: 'Rotavator' })).toBeVisible();
    await stopTime(page);
    await page.mouse.move(600, 800);
    await page.clock.runFor(299);
    await isOpen(page, 'Implements');
    await page.clock.runFor(1);
    await isClosed(page, 'Implements');
  });

  test('it stays when the pointer comes back in time', async ({ page }) => {
    await holdTime(page, '/about');
    const name = main(page).getByRole('link', { name: 'Loan', exact: true });
    await name.hover();
    await isOpen(page, 'Loan');
    const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
    await stopTime(page);
    await page.mouse.move(600, 800);
    await page.clock.runFor(290);
    await page.mouse.move(x + 5, y + 5);
    await page.clock.runFor(2000);
    await isOpen(page, 'Loan');
  });

  test('a click on its arrow leaves open what the pointer has just opened; the next closes it', async ({
    page,
  }) => {
    await visit(page, '/about');
    await arrow(page, 'Loan').hover();
    await isOpen(page, 'Loan');
    await arrow(page, 'Loan').click();
    await isOpen(page, 'Loan');
    await arrow(page, 'Loan').click();
    await isClosed(page, 'Loan');
    await arrow(page, 'Loan').click();
    await isOpen(page, 'Loan');
  });

  test('by keyboard: in, along, out, and back', async ({ page }) => {
    await visit(page, '/about');
    await arrow(page, 'Loan').focus();
    await page.keyboard.press('Enter');
    await isOpen(page, 'Loan');
    await expect(main(page).getByRole('link', { name: 'Tractor loan', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('link', { name: 'Tractor loan', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(main(page).getByRole('link', { name: 'EMI calculator' })).toBeFocused();
    await page.keyboard.press('Escape');
    await isClosed(page, 'Loan');
    await expect(arrow(page, 'Loan')).toBeFocused();
    // Focus that leaves closes too.
    await page.keyboard.press('Enter');
    await isOpen(page, 'Loan');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await isClosed(page, 'Loan');
  });

  test('a press beside it, Escape without focus, and going somewhere close it', async ({
    page,
  }) => {
    await visit(page, '/about');
    const open = async () => {
      await page.mouse.move(600, 800);
      await main(page).getByRole('link', { name: 'Videos' }).hover();
      await expect(main(page).getByRole('link', { name: 'Web stories' })).toBeVisible();
    };
    await open();
    await page.keyboard.press('Escape');
    await isClosed(page, 'Videos');
    await arrow(page, 'Videos').click();
    await page.getByRole('heading', { level: 1 }).click();
    await isClosed(page, 'Videos');
    await open();
    await main(page).getByRole('link', { name: 'Web stories' }).click();
    await expect(page).toHaveURL('/web-story-in-india');
    await isClosed(page, 'Videos');
  });

  test('pictures in menus are 40 by 40', async ({ page }) => {
    await visit(page, '/about');
    await main(page).getByRole('link', { name: 'Implements' }).hover();
    const pictures = main(page).locator('img');
    await expect(pictures).toHaveCount(14);
    const sizes = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`),
    );
    expect(new Set(sizes)).toEqual(new Set(['40x40']));
  });
});

for (const viewport of [PHONE, DESK]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('the bar stays after 50 px, and nothing shifts', async ({ page }) => {
      await countShifts(page);
      await visit(page, '/terms-of-use');
      const header = page.getByRole('banner');
      const top = async () => (await header.boundingBox())?.y;
      expect(await top()).toBe(0);
      const before = await shifts(page);
      await scrollBy(page, 40);
      await expect.poll(top).toBe(-40);
      await scrollBy(page, 50);
      await expect.poll(top).toBe(-50);
      await scrollBy(page, 400);
      await expect.poll(top).toBe(-50);
      expect(await shifts(page)).toBe(before);
    });

    test('Top is there after 100 px, not before, and goes back up', async ({ page }) => {
      await visit(page, '/terms-of-use');
      const button = page.getByRole('button', { name: 'Top' });
      await scrollBy(page, 100);
      await expect(button).toHaveCount(0);
      await scrollBy(page, 101);
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toHaveCount(0);
    });

    test('the thank-you note of the newsletter leaves after 3 seconds', async ({ page }) => {
      await holdTime(page, '/about');
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address');
      await form.getByLabel('Email').fill(`farmer${viewport.width}@example.in`);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      const note = form.getByText('Thank you for subscribing!');
      await expect(note).toBeVisible();
      await stopTime(page);
      await expect(note).toBeVisible();
      await page.clock.runFor(3000);
      await expect(note).toBeHidden();
    });
  });
}

test.describe('side menu', () => {
  test.use({ viewport: PHONE });
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Side menu' });

  test('holds the page where it is, and the focus inside', async ({ page }) => {
    await visit(page, '/terms-of-use');
    await scrollBy(page, 300);
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    // Not by the mouse, which would have to scroll to it.
    await opener(page).evaluate((button: HTMLElement) => button.click());
    await expect(menu(page)).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await page.mouse.move(340, 400);
    await page.mouse.wheel(0, 500);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await menu(page).evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('closes by a tap beside it and by going somewhere; all four languages are in it', async ({
    page,
  }) => {
    await visit(page, '/about');
    await opener(page).click();
    await expect(menu(page).locator('a[hreflang]')).toHaveCount(4);
    await page.mouse.click(340, 600);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    const videos = menu(page).getByText('Videos', { exact: true });
    await videos.click();
    await menu(page).getByRole('link', { name: 'Tractor videos' }).click();
    await expect(page).toHaveURL('/tractor-videos');
    await expect(menu(page)).toBeHidden();
  });

  test('the bottom bar marks where one is, and the rupee sign leads to the on-road price', async ({
    page,
  }) => {
    await visit(page, '/tractor-loan');
    const bar = page.getByRole('navigation', { name: 'Bottom bar' });
    await expect(bar.locator('[aria-current=page]')).toHaveText('Finance');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'On-road price' }),
    ).toHaveAttribute('href', '/tractor-on-road-price');
  });
});

test('less motion where the visitor asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the floating button and sign-in are links to their pages', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Get price on WhatsApp' }).click();
    await expect(page).toHaveURL('/enquiry/implement-price');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sign-in');
  });
});

test('switching the language keeps page, query and place', async ({ page }) => {
  await page.setViewportSize(DESK);
  await visit(page, '/tractor-review?rating=4&sort=worst');
  await scrollBy(page, 500);
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(page).toHaveURL('/hi/tractor-review?rating=4&sort=worst');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});
