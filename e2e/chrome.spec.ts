import type { Page } from '@playwright/test';
import { findOverflow, readLayoutShift, recordLayoutShifts } from './support/page-checks.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { useWideFont } from './support/use-wide-font.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test, visit, waitForHydration } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));

const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const getArrow = (page: Page, menu: string) =>
  page.getByRole('button', { name: `${menu}: open menu` });
const expectOpen = (page: Page, menu: string) =>
  expect(getArrow(page, menu)).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (page: Page, menu: string) =>
  expect(getArrow(page, menu)).toHaveAttribute('aria-expanded', 'false');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Afterwards only the test advances the clock. */
const pauseClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test.describe('menus on a small tablet', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  for (const address of selectCases(['/hi/about', '/about'])) {
    test(`the menus of ${address} fit in one row beside a scrollbar, also in a wide font`, async ({
      page,
    }) => {
      // The next page uses the fonts that this one caches.
      await visit(page, '/career');
      await visit(page, address);
      // On desktops a scrollbar makes the page 15 px narrower than the window.
      await page.evaluate(() => {
        document.documentElement.style.paddingRight = '15px';
      });
      const listRowTops = () =>
        page
          .locator('nav button[aria-expanded]')
          .filter({ visible: true })
          .evaluateAll((arrows) => [
            ...new Set(arrows.map((arrow) => Math.round(arrow.getBoundingClientRect().top))),
          ]);
      expect(await listRowTops()).toHaveLength(1);
      await useWideFont(page);
      expect(await listRowTops()).toHaveLength(1);
    });
  }
});

test.describe('menus', () => {
  test.use({ viewport: DESKTOP });

  test('hover opens one menu at a time, which closes 300 ms after the pointer leaves', async ({
    page,
  }) => {
    // The size of the real pictures is checked, so they must not be replaced.
    await page.unroute('**/img/**');
    await page.clock.install();
    await visit(page, '/about');
    const loan = getMainMenu(page).getByRole('link', { name: 'Loan', exact: true });
    await loan.hover();
    await expectOpen(page, 'Loan');
    await getMainMenu(page).getByRole('link', { name: 'Implements' }).hover();
    await expectOpen(page, 'Implements');
    await expectClosed(page, 'Loan');
    await expect(getMainMenu(page).getByRole('link', { name: 'Rotavator' })).toBeVisible();

    await test.step('shows all pictures of the menu in one size', async () => {
      const pictures = getMainMenu(page).locator('img');
      await expect(pictures).toHaveCount(14);
      const sizes = await pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`),
      );
      expect(new Set(sizes)).toEqual(new Set(['40x40']));
    });

    const { x = 0, y = 0 } = (await loan.boundingBox()) ?? {};
    await pauseClock(page);
    await page.mouse.move(600, 800);
    await page.clock.runFor(299);
    await expectOpen(page, 'Implements');
    await page.clock.runFor(1);
    await expectClosed(page, 'Implements');

    await page.mouse.move(x + 5, y + 5);
    await expectOpen(page, 'Loan');
    await page.mouse.move(600, 800);
    await page.clock.runFor(290);
    await page.mouse.move(x + 5, y + 5);
    await page.clock.runFor(2000);
    await expectOpen(page, 'Loan');
  });

  test(
    'a click does not close a hovered menu, but a followed link does',
    full,
    async ({ page }) => {
      await visit(page, '/about');
      await getArrow(page, 'Loan').hover();
      await expectOpen(page, 'Loan');
      await getArrow(page, 'Loan').click();
      await expectOpen(page, 'Loan');
      await getArrow(page, 'Loan').click();
      await expectClosed(page, 'Loan');
      await getArrow(page, 'Videos').click();
      await expectOpen(page, 'Videos');
      await page.getByRole('heading', { level: 1 }).click();
      await expectClosed(page, 'Videos');
      await getMainMenu(page).getByRole('link', { name: 'Videos' }).hover();
      await getMainMenu(page).getByRole('link', { name: 'Web stories' }).click();
      await expect(page).toHaveURL('/web-story-in-india');
      await expectClosed(page, 'Videos');
    },
  );

  test('the keyboard opens, traverses and closes a menu', full, async ({ page }) => {
    await visit(page, '/about');
    await getArrow(page, 'Loan').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Loan');
    await expect(
      getMainMenu(page).getByRole('link', { name: 'Tractor loan', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(
      getMainMenu(page).getByRole('link', { name: 'Tractor loan', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('End');
    await expect(getMainMenu(page).getByRole('link', { name: 'EMI calculator' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Loan');
    await expect(getArrow(page, 'Loan')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Loan');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expectClosed(page, 'Loan');
  });
});

for (const viewport of selectCases([PHONE, DESKTOP])) {
  test(`the header sticks after 50 px and the Top button appears after 100 px, without layout shift (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    await visit(page, '/terms-of-use');
    const header = page.getByRole('banner');
    const button = page.getByRole('button', { name: 'Top' });
    const readHeaderTop = async () => (await header.boundingBox())?.y;
    expect(await readHeaderTop()).toBe(0);
    const before = await readLayoutShift(page);
    await scrollTo(page, 40);
    await expect.poll(readHeaderTop).toBe(-40);
    await scrollTo(page, 50);
    await expect.poll(readHeaderTop).toBe(-50);
    await scrollTo(page, 100);
    await expect.poll(readHeaderTop).toBe(-50);
    await expect(button).toHaveCount(0);
    await scrollTo(page, 101);
    await expect(button).toBeVisible();
    expect(await readLayoutShift(page)).toBe(before);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
}

test('accepts a newsletter address and hides its message after 3 seconds', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await visit(page, '/about');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Email').fill('farmer@example.in');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const note = form.getByText('Thank you! Check your mail.');
  await expect(note).toBeVisible();
  // The clock is advanced here, because the timer starts after the first frame of the message.
  await page.clock.runFor(3000);
  await expect(note).toBeHidden();
});

test.describe('side menu', () => {
  test.use({ viewport: PHONE });
  const getOpener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const getSideMenu = (page: Page) => page.getByRole('dialog', { name: 'Side menu' });

  test('the side menu preserves the scroll position and traps the focus', async ({ page }) => {
    await visit(page, '/terms-of-use');
    await scrollTo(page, 300);
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    // A click by script, because the mouse would scroll to the button.
    await getOpener(page).evaluate((button: HTMLElement) => button.click());
    await expect(getSideMenu(page)).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await page.mouse.move(340, 400);
    await page.mouse.wheel(0, 500);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await getSideMenu(page).evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.keyboard.press('Escape');
    await expect(getSideMenu(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test(
    'the side menu closes on an outside tap and on navigation, without animation under reduced motion',
    full,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/about');
      await getOpener(page).click();
      const countAnimations = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      expect(await countAnimations()).toBe(0);
      await expect(getSideMenu(page).locator('a[hreflang]')).toHaveCount(4);
      await page.mouse.click(340, 600);
      await expect(getSideMenu(page)).toBeHidden();
      await getOpener(page).click();
      await getSideMenu(page).getByText('Videos', { exact: true }).click();
      await getSideMenu(page).getByRole('link', { name: 'Tractor videos' }).click();
      await expect(page).toHaveURL('/tractor-videos');
      await expect(getSideMenu(page)).toBeHidden();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the floating button and the sign-in link open their pages without JavaScript', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Get price', exact: true }).click();
    await expect(page).toHaveURL('/enquiry/implement-price');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sign-in');
  });
});

test(
  'a change of the language preserves page, query and scroll position',
  full,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, '/tractor-review?rating=4&sort=worst');
    await scrollTo(page, 500);
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('hi');
    await expect(page).toHaveURL('/hi/tractor-review?rating=4&sort=worst');
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  },
);

test('long words and names do not overflow the search results and the header', async ({ page }) => {
  const word = 'Venkatanarasimharajuvaripeta'.repeat(3).slice(0, 60);
  await page.addInitScript((name) => {
    localStorage.setItem('username', name);
    localStorage.setItem('isLoggedIn', 'true');
  }, word);
  await page.route('**/api/session', (route) =>
    route.fulfill({ json: { success: true, message: '', data: { name: word } } }),
  );
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of [
    `/search?q=${word}`,
    `/search?q=tractor+${word}`,
    `/hi/search?q=${'ट्रैक्टर'.repeat(8)}`,
    '/sign-in',
  ]) {
    await visit(page, address);
    for (const width of [320, 800, 1350]) {
      await page.setViewportSize({ width, height: 740 });
      expect([address, width, await findOverflow(page)]).toEqual([address, width, []]);
    }
    const name = page.getByRole('banner').getByText(word);
    await expect(name).toBeVisible();
    const logout = page.getByRole('banner').getByRole('button', { name: /^(?:Log out|लॉग आउट)/ });
    await expect(logout.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 740 });
  }
});
