import { PASSWORD, readLatestCode, registerAccount } from './support/account-visitor.ts';
import { expectAccessiblePage } from './support/axe.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`shows, exports and erases the data of a verified number ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const t = readTranslations('account', 'my-data', 'hi');
    const consents = { terms: 'on', consent_calls: 'on', language: 'hi' };
    const mobile = await registerAccount(page, consents);
    const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
    await page.goto('/hi/my-data');
    await page.getByLabel(t('mobile')).fill(mobile);
    await press('get_otp');
    await page.getByLabel(t('otp')).fill(await readLatestCode(page, mobile));
    await press('verify');
    await expect(page.getByText('Geeta', { exact: true })).toBeVisible();
    if (javaScriptEnabled) await expectAccessiblePage(page);
    await page.screenshot({ path: test.info().outputPath('my-data.png'), fullPage: true });
    const saved = page.waitForEvent('download');
    await press('download');
    expect((await saved).suggestedFilename()).toBe('tractor-haat-my-data.json');
    await page
      .getByRole('button', { name: t('withdraw') })
      .last()
      .click();
    await expect(page.getByText(t('reason.my_data_withdrawn'))).toBeVisible();
    // The URL shows the data once, so a copied URL shows none.
    await page.reload();
    await expect(page.getByText('Geeta', { exact: true })).toBeHidden();
    await press('show_again');
    await page.getByRole('checkbox').check();
    await press('erase');
    await expect(page.getByText(t('reason.my_data_erased'))).toBeVisible();
    const login = { mobile, otp: PASSWORD, method: 'password' };
    const response = await page.request.post('/api/user_login', { data: login });
    expect(response.status()).toBe(400);
    await context.close();
  });
}

for (const { width, language } of [
  { width: 360, language: 'en' },
  { width: 1350, language: 'hi' },
] as const) {
  test(
    `the privacy page states how long enquiries are stored, at ${width} px in ${language}`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, language === 'en' ? '/privacy' : '/hi/privacy');
      const t = readTranslations('shell', 'privacy', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
      await expect(page.getByText(t('kept.leads'))).toContainText(t('years_other', { count: '3' }));
      await expectAccessiblePage(page);
      await page.screenshot({ path: test.info().outputPath('privacy.png'), fullPage: true });
    },
  );
}
