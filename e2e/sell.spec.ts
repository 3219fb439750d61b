import { isFit, isWithin } from './support/axe.ts';
import { inLanguage } from './support/content.ts';
import { approve } from './support/moderate.ts';
import { codesFor, newNumber, wrongOf } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { buy, seller } from './support/seller.ts';
import { expect, hydrated, test, visit } from './test.ts';

const SELL = '/sell-old-tractor';
const PHONE = { width: 360, height: 740 };

test('a seller completes five steps and a code; a moderator approves; a buyer finds it; it is sold', async ({
  page,
  request,
  pageErrors,
}) => {
  // The wrong code.
  pageErrors.expect(/status of 400/);
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  const one = seller(page, 'hi');
  const { t, main } = one;
  const mobile = newNumber();
  await one.open();
  // A step with missing fields shows errors and stays open.
  await one.next('machine');
  await one.says('fault.sell_tractor');
  await isFit(page);
  await one.machine();
  // The error disappears when the field is corrected.
  await expect(main.getByText(t('fault.sell_tractor'))).toBeHidden();
  await expect(main.getByText(t('fault.sell_year'))).toBeHidden();
  await one.next('machine');
  const conditionText = `नया क्लच ${mobile}`.slice(0, -1);
  await one.condition(conditionText);
  await one.next('condition');
  await one.photo(2);
  await expect(main.getByRole('img', { name: t('photos.one', { number: '2' }) })).toBeVisible();
  await one.next('photos');
  // Prices of similar listings are shown beside the price field.
  await expect(one.step('price').locator('details > summary')).toBeVisible();
  await one.price();
  await one.next('price');
  await one.contact(mobile);
  // All previous steps are checked at once.
  for (const step of ['machine', 'condition', 'photos', 'price']) await one.unfold(step);
  await isFit(page);
  for (const name of ['consent_calls', 'consent_news'])
    await expect(one.box(name)).not.toBeChecked();
  await one.box('consent_news').check();
  const sent = page.waitForRequest('**/api/used_tractor_save');
  await one.getCode();
  const body = (await sent).postDataJSON();
  expect([body.terms, body.consent_news, body.consent_calls || '']).toEqual(['on', 'on', '']);
  await one.says('fault.otp_sent');
  await isFit(page);
  const [code = ''] = await codesFor(request, mobile);
  await one.typeCode(wrongOf(code));
  await one.says('fault.otp_incorrect');
  await one.typeCode(code);
  await expect(page).toHaveURL(/\/hi\/sell-old-tractor\/listing\?said=listed$/);
  await one.says('own.listed');
  await one.says('status.pending');
  await isFit(page);

  expect(approve(conditionText)).toContain('/img/photo/');
  await page.reload();
  await main.getByRole('button', { name: t('own.open') }).click();
  await expect(page).toHaveURL(/\/listing\?draft=/);
  await isFit(page);
  await main.getByRole('link', { name: t('own.see') }).click();
  await expect(page).toHaveURL(/\/second-hand-tractor\/[a-z0-9-]+\/\d+$/);
  const listing = new URL(page.url()).pathname.replace(/^\/hi/, '');
  const photo = main.getByRole('img').first();
  await expect(photo).toHaveAttribute('src', /^\/img\/photo\//);
  expect(
    await photo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(100);
  expect(await page.content()).not.toContain(mobile);
  await buy(page, 'hi', mobile);

  await visit(page, inLanguage('hi', `${SELL}/listing`));
  await main.getByRole('button', { name: t('own.open') }).click();
  await main.getByRole('button', { name: t('own.mark_sold') }).click();
  await one.says('own.sold');
  await expect(main.getByText(t('status.sold'), { exact: true })).toBeVisible();
  // The URL grants a single view, is not cached, and is sent to no other page.
  const answer = await page.request.get(page.url());
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });
  expect(await answer.text()).not.toContain(t('status.sold'));
  // An older link: its key is removed from the URL and grants nothing by itself.
  await visit(page, inLanguage('hi', `${SELL}/listing?key=of-long-ago`));
  await expect(main.getByText(t('own.old_link'))).toBeVisible();
  await expect(page).toHaveURL(/\/listing$/);
  // A language in which the page was not requested yet, because a rendered page is cached for a
  // minute.
  expect((await page.request.get(`/gu${listing}`)).status()).toBe(410);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('uses one form with messages at the fields', async ({ page, request }) => {
    const one = seller(page, 'hi');
    const { t, main } = one;
    const mobile = newNumber();
    await page.goto(inLanguage('hi', SELL));
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
    for (const name of ['consent_calls', 'consent_news'])
      await expect(one.box(name)).not.toBeChecked();
    await one.box('consent_calls').check();
    await one.getCode();
    // Steps with errors are open, the photo is stored, and the districts are loaded.
    await one.says('fault.sell_year');
    await one.says('fault.district_required');
    await isWithin(page);
    await one.unfold('photos');
    await expect(main.getByText(t('photos.kept_one', { count: '1' }))).toBeVisible();
    await one.field('year').fill('2018');
    await one.field('district').selectOption('anand');
    await one.unfold('contact');
    await expect(one.box('consent_calls')).toBeChecked();
    await expect(one.box('consent_news')).not.toBeChecked();
    await one.getCode();
    await expect(page).toHaveURL(/\/sell-old-tractor\/code\?draft=/);
    await isWithin(page);
    await one.says('fault.otp_sent');
    const [code = ''] = await codesFor(request, mobile);
    await one.typeCode(wrongOf(code));
    await one.says('fault.otp_incorrect');
    await one.typeCode(code);
    await one.says('own.listed');
    await isWithin(page);
    await main.getByRole('button', { name: t('own.mark_sold') }).click();
    await one.says('own.sold');
    // The fair price has its own URL.
    await page.goto(inLanguage('hi', SELL));
    const box = main.getByRole('region', { name: t('fair.title') });
    await box.getByLabel(t('field.tractor')).selectOption({ index: 3 });
    await box.getByLabel(t('field.year')).fill('1975');
    await box.getByRole('button', { name: t('fair.action') }).click();
    await expect(page).toHaveURL(/tractor=\d+&year=1975/);
    await expect(box.getByText(t('fair.not_enough'))).toBeVisible();
    await isWithin(page);
  });
});

test('draft and small photos survive a reload and work offline; other files are rejected', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.setViewportSize({ width: 1350, height: 900 });
  const one = seller(page, 'en');
  const { t, main } = one;
  const photo = (number: string) => main.getByRole('img', { name: t('photos.one', { number }) });
  await one.open();
  await one.machine();
  await one.next('machine');
  await one.condition();
  await one.next('condition');
  const input = one.form.getByLabel(t('photos.add'));
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: svg });
  await one.says('fault.photo_broken');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await one.says('fault.photo_type');
  await one.photo(9);
  await one.says('fault.photo_many');
  await expect(photo('8')).toBeVisible();
  await main.getByRole('button', { name: t('photos.remove', { number: '8' }) }).click();
  await expect(photo('8')).toHaveCount(0);
  const sizes = await page.evaluate(
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
  expect(sizes).toHaveLength(7);
  for (const bytes of sizes) expect(bytes).toBeLessThanOrEqual(150 * 1024);

  await page.reload();
  await hydrated(page);
  await expect(one.field('year')).toHaveValue('2019');
  await one.unfold('photos');
  await expect(photo('7')).toBeVisible();
  await one.unfold('price');
  await one.price();
  await one.unfold('contact');
  await one.contact(newNumber());
  await context.setOffline(true);
  await one.getCode();
  await one.says('problem.offline');
  await context.setOffline(false);
  await one.says('problem.online');
  await one.getCode();
  await one.says('fault.otp_sent');
});

test('an invalid link opens no listing', async ({ request }) => {
  const t = readTranslations('sell', 'sell', 'en');
  for (const query of ['', '?key=', '?key=YWJj.9999999999.x', `?draft=${'A'.repeat(22)}`]) {
    const answer = await request.get(`${SELL}/listing${query}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(t('own.open'));
    expect(html).not.toContain(t('own.mark_sold'));
  }
  const posted = await request.post('/api/used_tractor_own', {
    form: { key: 'YWJj.9999999999.x' },
  });
  expect(await posted.text()).toContain(t('own.none'));
});
