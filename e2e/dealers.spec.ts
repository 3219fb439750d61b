import { expectAccessiblePage, expectNoOverflow } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { createFormVisitor, readEnquiryTranslations } from './support/enquiry-visitor.ts';
import { hydrateAllParts } from './support/hydration-checks.ts';
import { createMobileNumber } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit } from './test.ts';

const DEALERS_PATH = '/tractor-dealers-in-india';
const DEALER_LISTS = [
  DEALERS_PATH,
  '/tractor-implement-dealers-in-india',
  '/tractor-tyre-dealers-in-india',
];

const t = readTranslations('catalogue', 'dealers', 'hi');

test.use({ viewport: { width: 360, height: 740 } });

test('filters dealers by state and district', async ({ page }) => {
  await visit(page, localizePath('hi', DEALERS_PATH));
  const main = page.getByRole('main');
  await main.getByLabel(t('state'), { exact: true }).selectOption('gujarat');
  await expect(page).toHaveURL(/state=gujarat/);
  await main.getByLabel(t('district'), { exact: true }).selectOption('anand');
  await expect(page).toHaveURL(/district=anand/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('आणंद, गुजरात');
  for (const dealer of await main.getByRole('article').all())
    await expect(dealer).toContainText('आणंद, गुजरात');
  await expectAccessiblePage(page);
  const response = await page.request.get(page.url());
  expect(await response.text()).toContain(t('demo_note').slice(0, 20));
  await main.getByLabel(t('state'), { exact: true }).selectOption('punjab');
  await expect(page).toHaveURL(/state=punjab/);
  expect(new URL(page.url()).searchParams.get('district')).toBeFalsy();
});

test('a listed dealer has a page with links to call, chat and navigate', async ({ page }) => {
  await visit(page, localizePath('hi', `${DEALERS_PATH}?state=punjab`));
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/dealer\/[a-z0-9-]+\/\d+$/);
  const getLink = (key: string) => main.getByRole('link', { name: t(key) }).first();
  await expect(getLink('call')).toHaveAttribute('href', /^tel:\+9100000\d{5}$/);
  await expect(getLink('chat')).toHaveAttribute('href', /^https:\/\/wa\.me\/9100000\d{5}\?text=/);
  await expect(getLink('way')).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir/);
  await expect(main.getByText(t('demo_note'))).toBeVisible();
  await expect(main.getByRole('heading', { name: t('one.others') })).toBeVisible();
  await expect(main.getByText(readEnquiryTranslations('hi')('title.dealer-contact'))).toBeVisible();
  await expectAccessiblePage(page);
});

test('a tap on "near me" lists the dealers of the current district first', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.55, longitude: 72.95 });
  await page.addInitScript(() => {
    const getPosition = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.located = 'yes';
      getPosition(...args);
    };
  });
  await visit(page, localizePath('hi', DEALERS_PATH));
  await expect(page.locator('html[data-located]')).toHaveCount(0);
  await page.getByRole('button', { name: t('near.button') }).click();
  const currentDistrict = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /आणंद/ }) })
    .last();
  await expect(currentDistrict.getByRole('article').first()).toContainText(t('near.own'));
  await expect(page.getByText(/GeoNames/).first()).toBeVisible();
  await expectAccessiblePage(page);
});

test('sends a code to an applicant for a dealership', full, async ({ page }) => {
  const title = readEnquiryTranslations('hi')('title.dealership');
  await visit(page, localizePath('hi', '/tractor-dealership-enquiry'));
  // Before hydration, typed text does not filter the list.
  await hydrateAllParts(page);
  const form = page.getByRole('region', { name: title });
  const visitor = createFormVisitor(form, 'hi');
  await visitor.getField('name').fill('Gita Patel');
  await visitor.getField('mobile').fill(createMobileNumber());
  await visitor.choose('brand', 'swaraj');
  await visitor.choose('state', 'gujarat');
  await visitor.choose('district', 'anand');
  await visitor.press('action.submit');
  await expect(page.getByRole('main')).toContainText(visitor.t('reason.otp_sent'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a submitted form filters every list of dealers without JavaScript',
    full,
    async ({ page }) => {
      for (const list of DEALER_LISTS) {
        await page.goto(localizePath('hi', list));
        const main = page.getByRole('main');
        const brand = main.getByLabel(t('brand'), { exact: true });
        await brand.selectOption({ index: 1 });
        const chosen = await brand.inputValue();
        await main.getByRole('button', { name: t('show') }).click();
        await expect(page).toHaveURL(new RegExp(`brand=${chosen}`));
        await expect(main.getByRole('article').first()).toBeVisible();
        await expect(main.getByRole('button', { name: t('near.button') })).toBeHidden();
        await expectNoOverflow(page);
        await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(/\/dealer\/[a-z0-9-]+\/\d+$/);
        await expectNoOverflow(page);
      }
    },
  );
});

test(
  'redirects a wrong slug of a dealer, and responds with 404 to an unknown dealer or filter',
  full,
  async ({ request }) => {
    const fetchStatus = async (address: string) =>
      (await request.get(address, { maxRedirects: 0 })).status();
    expect(await fetchStatus('/dealer/anything/1')).toBe(301);
    expect(await fetchStatus('/dealer/anything/999999')).toBe(404);
    expect(await fetchStatus('/dealer/anything/abc')).toBe(404);
    expect(await fetchStatus(`${DEALERS_PATH}?state=atlantis`)).toBe(404);
    expect(await fetchStatus(`${DEALERS_PATH}?district=%3Cscript%3E`)).toBe(404);
  },
);

test(
  'the name of a dealer has at most two lines, and its card does not overflow at any width',
  full,
  async ({ page }) => {
    await visit(page, DEALERS_PATH);
    for (const width of [800, 900, 1024, 1200, 1350]) {
      await page.setViewportSize({ width, height: 800 });
      const dealer = page.getByRole('main').getByRole('article').first();
      const name = await dealer.getByRole('heading').boundingBox();
      expect(name?.height, `${width} px`).toBeLessThan(70);
      expect(await dealer.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
    }
  },
);
