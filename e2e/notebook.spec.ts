import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { PASSWORD, registerAccount } from './support/account-visitor.ts';
import { expectAccessiblePage, findAxeViolations } from './support/axe.ts';
import { createFormVisitor, readEnquiryTranslations } from './support/enquiry-visitor.ts';
import { launchPhone } from './support/launch-phone.ts';
import { createMobileNumber } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { startNetworkProxy } from './support/start-network-proxy.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const TRACTOR = '/tractor/mahindra-575-di/9';
const COMPARISON = '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';
const EMI = '/tractor-emi-calculator';
const FORM = '/enquiry/tractor-on-road?brand=mahindra&model=mahindra-575-di';
const NOTEBOOK = '/my';

/** Time until a cached page paints something. */
const MAX_PAINT_MS = 1000;

const isFull = process.env.TEST_FULL === '1';

const t = readTranslations('account', 'notebook', 'en');
const listCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cacheKeys = await (await caches.open('pages')).keys();
    return cacheKeys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const listCachedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url));
const readFirstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

async function writeNote(page: Page, text: string) {
  await page.getByLabel(t('note'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

/** Values of the enquiries that the phone queues, as text. */
const readQueuedEnquiries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('notebook-waiting');
        opening.onsuccess = () => {
          const request = opening.result.transaction('waiting').objectStore('waiting').getAll();
          request.onsuccess = () => resolve(JSON.stringify(request.result));
        };
      }),
  );

async function choosePlace(page: Page) {
  const visitor = createFormVisitor(page.getByRole('main'), 'en');
  await visitor.choose('state', 'gujarat');
  await visitor.choose('district', 'anand');
  await visitor.choose('tehsil', null);
}

test('the notebook opens offline, and a queued enquiry is sent once when the network returns', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const network = await startNetworkProxy(baseURL ?? '');
  const profile = info.outputPath('profile');
  const launch = () => launchPhone(playwright.chromium, profile, launchOptions, network.site);
  const lists = readTranslations('catalogue', 'lists', 'en');

  const before = await launch();
  try {
    const page = await before.newPage();
    await test.step('caches the visited pages and the code of the step after the form', async () => {
      await visit(page, '/');
      await expect.poll(() => listCachedPages(page), { timeout: 60_000 }).toContain('/');
      await visit(page, TRACTOR);
      await page
        .getByRole('button', { name: lists('kept.save'), exact: true })
        .first()
        .click();
      await visit(page, COMPARISON);
      await visit(page, FORM);
      await choosePlace(page);
      await visit(page, NOTEBOOK);
      await writeNote(page, 'Ravi asks 6,10,000');
      await expect
        .poll(() => listCachedPages(page), { timeout: 60_000 })
        .toEqual(expect.arrayContaining(['/', TRACTOR, COMPARISON, EMI, FORM, NOTEBOOK]));
      await expect
        .poll(() => listCachedFiles(page))
        .toContainEqual(expect.stringContaining('enquiry-later-steps.js'));
    });
  } finally {
    await before.close();
  }
  await network.disconnect();

  const after = await launch();
  try {
    const page = await after.newPage();
    await test.step('opens each cached page offline', async () => {
      for (const path of ['/', TRACTOR, COMPARISON, EMI, NOTEBOOK, FORM]) {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const paintedAt = await readFirstPaint(page);
        const description = `${path} ${paintedAt?.toFixed(0)} ms`;
        info.annotations.push({ type: 'painted', description });
        // Tests that run at the same time, except in the full run, slow down the painting.
        if (isFull)
          expect([path, paintedAt !== undefined && paintedAt < MAX_PAINT_MS]).toEqual([path, true]);
        await expect(page.getByRole('status').filter({ hasText: /^Saved copy of/ })).toBeVisible();
      }
    });

    await test.step('queues an enquiry offline', async () => {
      const visitor = createFormVisitor(page.getByRole('main'), 'en');
      await visitor.getField('name').fill('Gita');
      await visitor.getField('mobile').fill(createMobileNumber());
      await choosePlace(page);
      await visitor.press('action.submit');
      await visitor.expectMessage('submission_waiting');
    });

    const queueHeading = page.getByRole('heading', { name: t('waiting.title') });
    await test.step('shows note, tractor and queued enquiry, whose name can be edited', async () => {
      await visit(page, NOTEBOOK);
      await expect(page.getByText('Ravi asks 6,10,000')).toBeVisible();
      await expect(page.getByRole('link', { name: /Mahindra 575/ }).first()).toBeVisible();
      await expect(queueHeading).toBeVisible();
      await page
        .getByRole('listitem')
        .filter({ hasText: t('waiting.withdraw') })
        .getByRole('button', { name: t('edit') })
        .click();
      await page.getByLabel(t('waiting.name'), { exact: true }).fill('Gita Patel');
      await page
        .getByRole('button', { name: t('save'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('button', { name: t('waiting.withdraw') })).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('waiting.png'), fullPage: true });
    });

    await network.reconnect();
    await test.step('sends the enquiry once, although two tabs are open', async () => {
      const otherTab = await after.newPage();
      await Promise.all([page.reload(), visit(otherTab, NOTEBOOK)]);
      for (const tab of [page, otherTab])
        await tab.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText(t('state.waiting')).first()).toBeVisible();
      await expect(queueHeading).toBeHidden();
      const ownEnquiries = await page.evaluate(async () =>
        (await fetch('/api/v1/own-enquiries')).json(),
      );
      expect(ownEnquiries.data).toHaveLength(1);
    });

    await test.step('deletes the queued values and requests the code of the enquiry', async () => {
      expect(await readQueuedEnquiries(page)).not.toContain('Gita');
      await page.getByRole('button', { name: t('get_code') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        readEnquiryTranslations('en')('code.title'),
      );
    });
  } finally {
    await after.close();
  }
});

test('syncs notes between two phones of an account', async ({ browser, baseURL }) => {
  // The test opens four visits, two on each phone.
  test.setTimeout(120_000);
  const options = { viewport: { width: 360, height: 740 }, ...(baseURL ? { baseURL } : {}) };
  const [firstPhone, secondPhone] = await Promise.all([
    browser.newContext(options),
    browser.newContext(options),
  ]);
  const [firstPage, secondPage] = [await firstPhone.newPage(), await secondPhone.newPage()];
  const mobile = await registerAccount(firstPage, { terms: 'on' });
  const login = { mobile, otp: PASSWORD, method: 'password' };
  const response = await secondPage.request.post('/api/user_login', { data: login });
  expect(response.ok()).toBe(true);
  for (const page of [firstPage, secondPage])
    await page.addInitScript(() => {
      localStorage.setItem('username', 'Geeta');
      localStorage.setItem('isLoggedIn', 'true');
    });
  await visit(firstPage, NOTEBOOK);
  await writeNote(firstPage, 'Clutch is new');
  await expect(firstPage.getByText(t('sync.synced'))).toBeVisible();
  await visit(secondPage, NOTEBOOK);
  await expect(secondPage.getByText('Clutch is new')).toBeVisible();
  await Promise.all([firstPhone.close(), secondPhone.close()]);
});

test(
  'resizes an added photo, and exports notes and photos as a file',
  full,
  async ({ page }, info) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, NOTEBOOK);
    const buffer = fs.readFileSync('docs/screenshots/home-hi-1350.webp');
    await page
      .getByLabel(t('photo_add'), { exact: true })
      .setInputFiles({ name: 'yard.webp', mimeType: 'image/webp', buffer });
    const photo = page.getByRole('img', { name: /^Photo from/ });
    await expect(photo).toBeVisible();
    expect(
      await photo.evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeLessThanOrEqual(1280);
    await writeNote(page, 'Gate is narrow');
    await expectAccessiblePage(page);
    await page.screenshot({ path: info.outputPath('notebook.png'), fullPage: true });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('download'), exact: true }).click();
    const file = JSON.parse(fs.readFileSync(await (await saved).path(), 'utf8'));
    expect(file.entries).toMatchObject([{ kind: 'note', text: 'Gate is narrow' }]);
    expect(file.photos[0].source).toMatch(/^data:image\/jpeg;base64,/);
  },
);

for (const language of selectCases(['hi', 'en', 'gu', 'mr'])) {
  test.describe(language, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    test('without JavaScript the page names its requirements and lists the enquiries of the browser', async ({
      page,
    }) => {
      const translate = readTranslations('account', 'notebook', language);
      const prefix = language === 'en' ? '' : `/${language}`;
      const form = {
        name: 'Gita',
        mobile: createMobileNumber(),
        message: 'Hello',
        form: 'contact',
      };
      const sent = await page.request.post('/api/enquiry_save', { data: form });
      expect(sent.ok()).toBe(true);
      await page.goto(prefix + NOTEBOOK);
      await expect(page.getByText(translate('needs_script'))).toBeVisible();
      await page.getByRole('button', { name: translate('show_enquiries') }).click();
      await expect(page.getByText(translate('state.waiting'))).toBeVisible();
      await expect(page.getByText(translate('form.contact'))).toBeVisible();
    });
  });
}
