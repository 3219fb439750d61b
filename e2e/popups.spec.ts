import { LIST } from './support/content.ts';
import { expect, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 900 } });

const popups = [
  { remote: 'enquiry', button: 'Get price on WhatsApp', dialog: 'Get price' },
  { remote: 'account', button: 'Sign in', dialog: 'Sign in' },
];

/** From the last control the browser's own bar is next, which the page sees as nothing focused. */
const holdsFocus = (popup: Element) =>
  document.activeElement === document.body || popup.contains(document.activeElement);

for (const { remote, button, dialog } of popups) {
  test(`${dialog}: nothing of it is fetched before it is wanted, Escape gives the focus back`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/r/${remote}/`)) fetched.push(request.url());
    });
    await visit(page, `${LIST}/rotavator`);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    const opener = page.getByRole('button', { name: button });
    await opener.focus();
    await opener.press('Enter');
    const popup = page.getByRole('dialog', { name: dialog });
    await expect(popup).toBeVisible();
    expect(fetched.length).toBeGreaterThan(0);
    // The keyboard stays inside.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await popup.evaluate(holdsFocus)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    // And once more, by the mouse.
    await opener.click();
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  });
}

test('the price popup of a card is about that implement', async ({ page }) => {
  await visit(page, `${LIST}/rotavator`);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Get price of ${name}` }).click();
  const popup = page.getByRole('dialog', { name: 'Get price' });
  const model = name.split(' ').slice(1).join(' ');
  await expect(popup).toContainText(model);
});

test('a popup whose code cannot be had says so, and opens when it can', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /Failed to load resource/);
  await page.route('**/r/account/**', (route) => route.abort());
  await visit(page, '/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await opener.click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be shown right now/);
  await page.unroute('**/r/account/**');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
