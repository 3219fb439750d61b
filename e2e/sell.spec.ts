import { codesFor, newNumber } from './enquiry-visitor.ts';
import { approve } from './moderate.ts';
import { buy, seller } from './seller.ts';
import { isFit, isWithin } from './support/axe.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { expect, test, visit } from './test.ts';

const SELL = '/sell-old-tractor';
const SIZES = [
  { width: 360, height: 740 },
  { width: 1350, height: 900 },
];

for (const language of LANGUAGES) {
  for (const viewport of SIZES) {
    test(`${language} at ${viewport.width}: five steps, a code, a moderator, a buyer, sold`, async ({
      page,
      request,
      faults,
    }) => {
      // The wrong code.
      faults.expect(/status of 400/);
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const one = seller(page, language);
      const { t, main } = one;
      const mobile = newNumber();
      await one.open();
      // A step that is left with something missing says so, and stays.
      await one.next('machine');
      await expect(main.getByText(t('fault.sell_tractor'))).toBeVisible();
      await isFit(page);
      await one.machine();
      // What has been put right is not called wrong any more.
      await expect(main.getByText(t('fault.sell_tractor'))).toBeHidden();
      await expect(main.getByText(t('fault.sell_year'))).toBeHidden();
      await one.next('machine');
      const said = `नया क्लच ${mobile}`.slice(0, -1);
      await one.condition(said);
      await isFit(page);
      await one.next('condition');
      await one.photo(2);
      await expect(main.getByRole('img', { name: t('photos.one', { number: '2' }) })).toBeVisible();
      await isFit(page);
      await one.next('photos');
      // What others ask stands where the price is typed.
      await expect(one.step('price').locator('details > summary')).toBeVisible();
      await one.price();
      await isFit(page);
      await one.next('price');
      await one.contact(mobile);
      await isFit(page);
      await one.getCode();
      await expect(main.getByText(t('fault.otp_sent'))).toBeVisible();
      await isFit(page);
      await main.getByLabel(t('code.label'), { exact: true }).fill('000000');
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
      await expect(main.getByText(t('fault.otp_wrong'))).toBeVisible();
      const [code = ''] = await codesFor(request, mobile);
      await main.getByLabel(t('code.label'), { exact: true }).fill(code);
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
      await expect(page).toHaveURL(/\/sell-old-tractor\/listing\?key=/);
      await expect(main.getByText(t('own.listed'))).toBeVisible();
      await expect(main.getByText(t('status.pending'))).toBeVisible();
      await isFit(page);
      const own = page.url();

      expect(approve(said)).toContain('/img/photo/');
      await page.reload();
      await main.getByRole('link', { name: t('own.see') }).click();
      await expect(page).toHaveURL(/\/second-hand-tractor\/[a-z0-9-]+\/\d+$/);
      const listing = new URL(page.url()).pathname.replace(/^\/hi/, '');
      const photo = main.getByRole('img').first();
      await expect(photo).toHaveAttribute('src', /^\/img\/photo\//);
      expect(
        await photo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(100);
      expect(await page.content()).not.toContain(mobile);
      await isFit(page);
      await buy(page, language, mobile);

      await visit(page, own);
      await main.getByRole('button', { name: t('own.mark_sold') }).click();
      await expect(main.getByText(t('own.sold'))).toBeVisible();
      await page.reload();
      await expect(main.getByText(t('status.sold'), { exact: true })).toBeVisible();
      const answer = await page.request.get(new URL(own).pathname + new URL(own).search);
      expect(answer.headers()['cache-control']).toBe('no-store');
      // In a language in which nobody has read it: a page that was read is kept for a minute.
      expect((await page.request.get(`/gu${listing}`)).status()).toBe(410);
    });
  }

  for (const viewport of SIZES) {
    test(`${language} at ${viewport.width}: without JavaScript it is one form, with messages in place`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      const one = seller(page, language);
      const { t, main } = one;
      const mobile = newNumber();
      await page.goto(inLanguage(language, SELL));
      await one.machine('1850');
      await one.unfold('condition');
      await one.condition();
      await one.unfold('photos');
      await one.photo(1);
      await one.unfold('price');
      await one.field('price').fill('240000');
      await one.field('state').selectOption('gujarat');
      await one.unfold('contact');
      await one.field('name').fill('रामेश्वर');
      await one.field('mobile').fill(mobile);
      await one.getCode();
      // The steps with something wrong are open, the photo is kept, and the districts have come.
      await expect(main.getByText(t('fault.sell_year'))).toBeVisible();
      await expect(main.getByText(t('fault.district_required'))).toBeVisible();
      await isWithin(page);
      await one.unfold('photos');
      await expect(main.getByText(t('photos.kept_one', { count: '1' }))).toBeVisible();
      await one.field('year').fill('2018');
      await one.field('district').selectOption('anand');
      await one.getCode();
      await expect(page).toHaveURL(/\/sell-old-tractor\/code\?draft=/);
      await isWithin(page);
      await expect(main.getByText(t('fault.otp_sent'))).toBeVisible();
      await main.getByLabel(t('code.label'), { exact: true }).fill('000000');
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
      await expect(main.getByText(t('fault.otp_wrong'))).toBeVisible();
      const [code = ''] = await codesFor(request, mobile);
      await main.getByLabel(t('code.label'), { exact: true }).fill(code);
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
      await expect(main.getByText(t('own.listed'))).toBeVisible();
      await isWithin(page);
      await main.getByRole('button', { name: t('own.mark_sold') }).click();
      await expect(main.getByText(t('own.sold'))).toBeVisible();
      // A fair price has an address of its own.
      await page.goto(inLanguage(language, SELL));
      const box = main.getByRole('region', { name: t('fair.title') });
      await box.getByLabel(t('field.tractor')).selectOption({ index: 3 });
      await box.getByLabel(t('field.year')).fill('1975');
      await box.getByRole('button', { name: t('fair.action') }).click();
      await expect(page).toHaveURL(/tractor=\d+&year=1975/);
      await expect(box.getByText(t('fair.not_enough'))).toBeVisible();
      await isWithin(page);
      await context.close();
    });
  }
}

test('the draft and its photos outlive a reload, and no network', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const one = seller(page, 'en');
  const { t, main } = one;
  await one.open();
  await one.machine();
  await one.next('machine');
  await one.condition();
  await one.next('condition');
  await one.photo(1);
  await expect(main.getByRole('img', { name: t('photos.one', { number: '1' }) })).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(one.field('year')).toHaveValue('2019');
  await one.unfold('photos');
  await expect(main.getByRole('img', { name: t('photos.one', { number: '1' }) })).toBeVisible();
  await one.unfold('price');
  await one.price();
  await one.unfold('contact');
  await one.contact(newNumber());
  await context.setOffline(true);
  await one.getCode();
  await expect(main.getByText(t('problem.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText(t('problem.online'))).toBeVisible();
  await one.getCode();
  await expect(main.getByText(t('fault.otp_sent'))).toBeVisible();
});

test('what is no photo is refused in place; a photo leaves the phone small', async ({ page }) => {
  const one = seller(page, 'en');
  const { t, main } = one;
  await one.open();
  await one.unfold('photos');
  const input = one.form.getByLabel(t('photos.add'));
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: svg });
  await expect(main.getByText(t('fault.photo_broken'))).toBeVisible();
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(main.getByText(t('fault.photo_type'))).toBeVisible();
  await one.photo(9);
  await expect(main.getByText(t('fault.photo_many'))).toBeVisible();
  await expect(main.getByRole('img', { name: t('photos.one', { number: '8' }) })).toBeVisible();
  await main.getByRole('button', { name: t('photos.remove', { number: '8' }) }).click();
  await expect(main.getByRole('img', { name: t('photos.one', { number: '8' }) })).toHaveCount(0);
  const kept = await page.evaluate(
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
  expect(kept).toHaveLength(7);
  for (const bytes of kept) expect(bytes).toBeLessThanOrEqual(150 * 1024);
});

test('a link that is none opens nothing', async ({ page }) => {
  for (const query of ['', '?key=', '?key=YWJj.9999999999.x']) {
    const answer = await page.request.get(`/sell-old-tractor/listing${query}`);
    expect(answer.status()).toBe(404);
  }
});
