import type { Page } from '@playwright/test';
import { approveEntry } from './support/approve-entry.ts';
import { expectAccessiblePage, expectNoOverflow } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { createSeller, requestSellerNumber } from './support/create-seller.ts';
import { createMobileNumber, createWrongCode, readSentCodes } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

const SELL = '/sell-old-tractor';
const PHONE = { width: 360, height: 740 };

test('publishes a listing after code and approval, and removes it after the sale', async ({
  page,
  request,
  pageErrors,
}) => {
  // The API responds to a wrong code with 400.
  pageErrors.allow(/status of 400/);
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  const seller = createSeller(page, 'hi');
  const { t, main } = seller;
  const mobile = createMobileNumber();
  const conditionText = `नया क्लच ${mobile}`.slice(0, -1);

  await test.step('shows errors in an empty step until its fields are filled in', async () => {
    await seller.open();
    await seller.pressNext('machine');
    await seller.expectText('fault.sell_tractor');
    await expectAccessiblePage(page);
    await seller.fillMachine();
    await expect(main.getByText(t('fault.sell_tractor'))).toBeHidden();
    await expect(main.getByText(t('fault.sell_year'))).toBeHidden();
  });

  await test.step('accepts two photos, and shows similar prices beside the price field', async () => {
    await seller.pressNext('machine');
    await seller.fillCondition(conditionText);
    await seller.pressNext('condition');
    await seller.addPhotos(2);
    await expect(main.getByRole('img', { name: t('photos.one', { number: '2' }) })).toBeVisible();
    await seller.pressNext('photos');
    await expect(seller.getStep('price').locator('details > summary')).toBeVisible();
    await seller.fillPrice();
    await seller.pressNext('price');
    await seller.fillContact(mobile);
    // axe checks all previous steps at once.
    for (const step of ['machine', 'condition', 'photos', 'price']) await seller.unfoldStep(step);
    await expectAccessiblePage(page);
  });

  await test.step('sends only the consent that the seller gave', async () => {
    for (const name of ['consent_calls', 'consent_news'])
      await expect(seller.getConsentBox(name)).not.toBeChecked();
    await seller.getConsentBox('consent_news').check();
    const sent = page.waitForRequest('**/api/used_tractor_save');
    await seller.requestCode();
    const body = (await sent).postDataJSON();
    expect([body.terms, body.consent_news, body.consent_calls || '']).toEqual(['on', 'on', '']);
  });

  await test.step('lists the tractor as pending after its code', async () => {
    await seller.expectText('fault.otp_sent');
    await expectAccessiblePage(page);
    const [code = ''] = await readSentCodes(request, mobile);
    await seller.typeCode(createWrongCode(code));
    await seller.expectText('fault.otp_incorrect');
    await seller.typeCode(code);
    await expect(page).toHaveURL(/\/hi\/sell-old-tractor\/listing\?said=listed$/);
    await seller.expectText('own.listed');
    await seller.expectText('status.pending');
    await expectAccessiblePage(page);
  });

  const listing = await test.step('publishes the listing after its approval', async () => {
    expect(approveEntry(conditionText)).toContain('/img/photo/');
    await page.reload();
    await main.getByRole('button', { name: t('own.open') }).click();
    await expect(page).toHaveURL(/\/listing\?draft=/);
    await expectAccessiblePage(page);
    await main.getByRole('link', { name: t('own.see') }).click();
    await expect(page).toHaveURL(/\/second-hand-tractor\/[a-z0-9-]+\/\d+$/);
    return new URL(page.url()).pathname.replace(/^\/hi/, '');
  });

  await test.step('shows the photo to buyers, and the number after their code', async () => {
    const photo = main.getByRole('img').first();
    await expect(photo).toHaveAttribute('src', /^\/img\/photo\//);
    expect(
      await photo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
    expect(await page.content()).not.toContain(mobile);
    await requestSellerNumber(page, 'hi', mobile);
  });

  await test.step('marks the tractor as sold on a page that no cache stores', async () => {
    await visit(page, localizePath('hi', `${SELL}/listing`));
    await main.getByRole('button', { name: t('own.open') }).click();
    await main.getByRole('button', { name: t('own.mark_sold') }).click();
    await seller.expectText('own.sold');
    await expect(main.getByText(t('status.sold'), { exact: true })).toBeVisible();
    // The URL shows the data once, is not cached, and is sent to no other page.
    const response = await page.request.get(page.url());
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
    expect(await response.text()).not.toContain(t('status.sold'));
  });

  await test.step('removes the key of an outdated link from the URL and rejects it', async () => {
    await visit(page, localizePath('hi', `${SELL}/listing?key=of-long-ago`));
    await expect(main.getByText(t('own.old_link'))).toBeVisible();
    await expect(page).toHaveURL(/\/listing$/);
  });

  await test.step('removes the listing of the sold tractor', async () => {
    // Rendered pages are cached for up to a minute, so this request uses a language that was not requested before.
    expect((await page.request.get(`/gu${listing}`)).status()).toBe(410);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('lists and sells a tractor without JavaScript, by one form with errors beside its fields', async ({
    page,
    request,
  }) => {
    const seller = createSeller(page, 'hi');
    const { t, main } = seller;
    const mobile = createMobileNumber();
    await page.goto(localizePath('hi', SELL));
    await seller.fillMachine('1850');
    await seller.unfoldStep('condition');
    await seller.fillCondition();
    await seller.unfoldStep('photos');
    await seller.addPhotos(1);
    await seller.unfoldStep('price');
    await seller.getField('price').fill('240000');
    await seller.getField('state').selectOption('gujarat');
    await seller.unfoldStep('contact');
    await seller.getField('name').fill('रामेश्वर');
    await seller.getField('mobile').fill(mobile);
    for (const name of ['consent_calls', 'consent_news'])
      await expect(seller.getConsentBox(name)).not.toBeChecked();
    await seller.getConsentBox('consent_calls').check();
    await seller.requestCode();
    // Steps with errors are open, the photo is stored, and the districts are loaded.
    await seller.expectText('fault.sell_year');
    await seller.expectText('fault.district_required');
    await expectNoOverflow(page);
    await seller.unfoldStep('photos');
    await expect(main.getByText(t('photos.kept_one', { count: '1' }))).toBeVisible();
    await seller.getField('year').fill('2018');
    await seller.getField('district').selectOption('anand');
    await seller.unfoldStep('contact');
    await expect(seller.getConsentBox('consent_calls')).toBeChecked();
    await expect(seller.getConsentBox('consent_news')).not.toBeChecked();
    await seller.requestCode();
    await expect(page).toHaveURL(/\/sell-old-tractor\/code\?draft=/);
    await expectNoOverflow(page);
    await seller.expectText('fault.otp_sent');
    const [code = ''] = await readSentCodes(request, mobile);
    await seller.typeCode(createWrongCode(code));
    await seller.expectText('fault.otp_incorrect');
    await seller.typeCode(code);
    await seller.expectText('own.listed');
    await expectNoOverflow(page);
    await main.getByRole('button', { name: t('own.mark_sold') }).click();
    await seller.expectText('own.sold');
  });

  test('without JavaScript the fair price has a URL of its own', async ({ page }) => {
    const { t, main } = createSeller(page, 'hi');
    await page.goto(localizePath('hi', SELL));
    const box = main.getByRole('region', { name: t('fair.title') });
    await box.getByLabel(t('field.tractor')).selectOption({ index: 3 });
    await box.getByLabel(t('field.year')).fill('1975');
    await box.getByRole('button', { name: t('fair.action') }).click();
    await expect(page).toHaveURL(/tractor=\d+&year=1975/);
    await expect(box.getByText(t('fair.not_enough'))).toBeVisible();
    await expectNoOverflow(page);
  });
});

/** Sizes in bytes of the photos in the browser's storage. */
const readStoredPhotoSizes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('sell-photos', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('sell-photos').objectStore('sell-photos').getAll();
          all.onsuccess = () => resolve(all.result.map(({ blob }) => blob.size));
        };
      }),
  );

test('accepts only photos, and a draft survives a reload and a lost connection', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.setViewportSize({ width: 1350, height: 900 });
  const seller = createSeller(page, 'en');
  const { t, main } = seller;
  const getPhoto = (number: string) => main.getByRole('img', { name: t('photos.one', { number }) });
  await seller.open();
  await seller.fillMachine();
  await seller.pressNext('machine');
  await seller.fillCondition();
  await seller.pressNext('condition');

  await test.step('rejects files that are no photos', async () => {
    const input = seller.form.getByLabel(t('photos.add'));
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: svg });
    await seller.expectText('fault.photo_broken');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await seller.expectText('fault.photo_type');
  });

  await test.step('stores at most eight photos of at most 150 KB each', async () => {
    await seller.addPhotos(9);
    await seller.expectText('fault.photo_many');
    await expect(getPhoto('8')).toBeVisible();
    await main.getByRole('button', { name: t('photos.remove', { number: '8' }) }).click();
    await expect(getPhoto('8')).toHaveCount(0);
    const sizes = await readStoredPhotoSizes(page);
    expect(sizes).toHaveLength(7);
    for (const bytes of sizes) expect(bytes).toBeLessThanOrEqual(150 * 1024);
  });

  await test.step('restores fields and photos after a reload', async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(seller.getField('year')).toHaveValue('2019');
    await seller.unfoldStep('photos');
    await expect(getPhoto('7')).toBeVisible();
  });

  await test.step('requests the code when the connection returns', async () => {
    await seller.unfoldStep('price');
    await seller.fillPrice();
    await seller.unfoldStep('contact');
    await seller.fillContact(createMobileNumber());
    await context.setOffline(true);
    await seller.requestCode();
    await seller.expectText('problem.offline');
    await context.setOffline(false);
    await seller.expectText('problem.online');
    await seller.requestCode();
    await seller.expectText('fault.otp_sent');
  });
});

test('an invalid link shows no listing', async ({ request }) => {
  const t = readTranslations('sell', 'sell', 'en');
  for (const query of ['', '?key=', '?key=YWJj.9999999999.x', `?draft=${'A'.repeat(22)}`]) {
    const response = await request.get(`${SELL}/listing${query}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(t('own.open'));
    expect(html).not.toContain(t('own.mark_sold'));
  }
  const posted = await request.post('/api/used_tractor_own', {
    form: { key: 'YWJj.9999999999.x' },
  });
  expect(await posted.text()).toContain(t('own.none'));
});
