import { newNumber, wordsOf } from './enquiry-visitor.ts';
import { isFit, isWithin } from './support/axe.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { words } from './support/words.ts';
import { expect, test, visit } from './test.ts';

const LIST = '/tractor-dealers-in-india';
const SIZES = [
  { width: 360, height: 740 },
  { width: 1350, height: 900 },
];

for (const language of LANGUAGES) {
  const t = words('catalogue', 'dealers', language);
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width}`, () => {
      test.use({ viewport });

      test('state and district narrow the list, and the address says so', async ({ page }) => {
        await visit(page, inLanguage(language, LIST));
        const main = page.getByRole('main');
        await main.getByLabel(t('state'), { exact: true }).selectOption('gujarat');
        await expect(page).toHaveURL(/state=gujarat/);
        await main.getByLabel(t('district'), { exact: true }).selectOption('anand');
        await expect(page).toHaveURL(/district=anand/);
        const place = language === 'en' ? 'Anand, Gujarat' : 'आणंद, गुजरात';
        await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
        for (const dealer of await main.getByRole('article').all()) {
          await expect(dealer).toContainText(place);
        }
        await isFit(page);
        // Another state has other districts.
        await main.getByLabel(t('state'), { exact: true }).selectOption('punjab');
        await expect(page).toHaveURL(/state=punjab/);
        expect(new URL(page.url()).searchParams.get('district')).toBeFalsy();
        const again = await page.request.get(page.url());
        expect(await again.text()).toContain(t('demo_note').slice(0, 20));
      });

      test('a dealer has a page: call, chat, way there, a form, others near', async ({ page }) => {
        await visit(page, inLanguage(language, `${LIST}?state=gujarat`));
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(/\/dealer\/[a-z0-9-]+\/\d+$/);
        const main = page.getByRole('main');
        const link = (key: string) => main.getByRole('link', { name: t(key, {}) }).first();
        await expect(link('call')).toHaveAttribute('href', /^tel:\+9100000\d{5}$/);
        await expect(link('chat')).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/9100000\d{5}\?text=/,
        );
        await expect(link('way')).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir/);
        await expect(main.getByText(t('demo_note'))).toBeVisible();
        await expect(main.getByRole('heading', { name: t('one.others') })).toBeVisible();
        const forms = wordsOf(language);
        await expect(main.getByText(forms('title.dealer-contact'))).toBeVisible();
        await isFit(page);
      });

      test('near me: asked on a tap, the nearest first', async ({ page, context }) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ latitude: 22.55, longitude: 72.95 });
        await page.addInitScript(() => {
          const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
          navigator.geolocation.getCurrentPosition = (...given) => {
            document.documentElement.dataset.asked = 'yes';
            ask(...given);
          };
        });
        await visit(page, inLanguage(language, LIST));
        await expect(page.locator('html[data-asked]')).toHaveCount(0);
        await page.getByRole('button', { name: t('near.button') }).click();
        const found = page
          .getByRole('region')
          .or(page.locator('section'))
          .filter({
            has: page.getByRole('heading', {
              name: new RegExp(language === 'en' ? 'Anand' : 'आणंद'),
            }),
          });
        const dealers = found.last().getByRole('article');
        await expect(dealers).toHaveCount(8);
        await expect(dealers.first()).toContainText(t('near.own'));
        await expect(page.getByText(/GeoNames/).first()).toBeVisible();
        await isFit(page);
      });

      test('whoever wants to become a dealer is led to a code', async ({ page }) => {
        const forms = wordsOf(language);
        await visit(page, inLanguage(language, '/tractor-dealership-enquiry'));
        await isFit(page);
        const form = page.getByRole('region', { name: forms('title.dealership') });
        await form.scrollIntoViewIfNeeded();
        // Its code has come: what is typed now is heard.
        await expect(form.locator('button[aria-haspopup]').first()).toBeVisible();
        await form.getByLabel(forms('field.name'), { exact: true }).fill('Gita Patel');
        await form.getByLabel(forms('field.mobile'), { exact: true }).fill(newNumber());
        for (const [field, value] of [
          ['brand', 'swaraj'],
          ['state', 'gujarat'],
          ['district', 'anand'],
        ]) {
          await form.getByLabel(forms(`field.${field}`), { exact: true }).click();
          await page.locator(`[role=option][data-value="${value}"]`).click();
        }
        await form.getByRole('button', { name: forms('action.submit') }).click();
        await expect(page.getByRole('main')).toContainText(forms('reason.otp_sent'));
        await isFit(page);
      });
    });
  }

  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width}, without JavaScript`, () => {
      test.use({ javaScriptEnabled: false, viewport });
      for (const path of [
        '/tractor-dealers-in-india',
        '/tractor-implement-dealers-in-india',
        '/tractor-tyre-dealers-in-india',
      ]) {
        test(`the filters of ${path} are a form`, async ({ page }) => {
          await page.goto(inLanguage(language, path));
          const main = page.getByRole('main');
          const brand = main.getByLabel(t('brand'), { exact: true });
          await brand.selectOption({ index: 1 });
          const chosen = await brand.inputValue();
          await main.getByRole('button', { name: t('show') }).click();
          await expect(page).toHaveURL(new RegExp(`brand=${chosen}`));
          await expect(main.getByRole('article').first()).toBeVisible();
          // Nothing that only script can answer is in sight.
          await expect(main.getByRole('button', { name: t('near.button') })).toBeHidden();
          await isWithin(page);
          await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
          await expect(page).toHaveURL(/\/dealer\/[a-z0-9-]+\/\d+$/);
          await isWithin(page);
        });
      }

      test('whoever wants to become a dealer sends a form, and is asked what is missing', async ({
        page,
      }) => {
        await page.goto(inLanguage(language, '/tractor-dealership-enquiry'));
        await isWithin(page);
        const form = page.locator('[data-widget="enquiry/form"] form');
        await form.locator('input[name=name]').fill('Gita');
        await form.locator('input[name=mobile]').fill('12345');
        await page.locator('[data-widget="enquiry/form"] button[type=submit]').click();
        await expect(page).toHaveURL(/\/enquiry\/dealership/);
        await expect(page.locator('input[name=name]')).toHaveValue('Gita');
        await isWithin(page);
      });
    });
  }
}

test('without consent the page says what to do instead', async ({ page, context }) => {
  await context.clearPermissions();
  const t = words('catalogue', 'dealers', 'en');
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, refuse) =>
      refuse?.({ code: 1, message: 'denied' } as GeolocationPositionError);
  });
  await visit(page, LIST);
  await page.getByRole('button', { name: t('near.button') }).click();
  await expect(page.getByRole('alert')).toContainText(t('near.failed'));
});

test('an old name of a dealer leads on, an unknown one is no page', async ({ page }) => {
  const { request } = page;
  expect((await request.get('/dealer/anything/1', { maxRedirects: 0 })).status()).toBe(301);
  expect((await request.get('/dealer/anything/999999')).status()).toBe(404);
  expect((await request.get('/dealer/anything/abc')).status()).toBe(404);
  expect((await request.get(`${LIST}?state=atlantis`)).status()).toBe(404);
  expect((await request.get(`${LIST}?district=%3Cscript%3E`)).status()).toBe(404);
});
