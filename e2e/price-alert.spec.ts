import { expectAccessiblePage } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { createMobileNumber } from './support/one-time-codes.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, selectCases, test } from './test.ts';

type SentAlertMessage = { mobile: string; code?: string; link?: string };

for (const { language, javaScriptEnabled } of selectCases(
  [
    { language: 'en', javaScriptEnabled: true },
    { language: 'hi', javaScriptEnabled: false },
    { language: 'gu', javaScriptEnabled: true },
    { language: 'mr', javaScriptEnabled: false },
  ],
  2,
)) {
  test(`a price alert starts on the page of a tractor and ends by its link ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 320, height: 740 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const t = readTranslations('enquiry', 'alert', language);
    const readSentMessages = async (mobile: string): Promise<SentAlertMessage[]> => {
      const all: SentAlertMessage[] = await (await page.request.get('/api/dev/outbox')).json();
      return all.filter((message) => message.mobile === mobile);
    };
    const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
    const mobile = createMobileNumber();
    const { data } = await (await page.request.get('/api/v1/tractors')).json();
    const { slug, id } = data.items[0];
    await page.goto(localizePath(language, `/tractor/${slug}/${id}`));
    const link = page.locator('a[href*="/price-alert?"]');
    const address = (await link.getAttribute('href')) ?? '';
    await page.goto(address);
    await page.getByLabel(t('mobile')).fill(mobile);
    await page.getByRole('checkbox').check();
    if (javaScriptEnabled) await expectAccessiblePage(page);
    await page.screenshot({ path: test.info().outputPath('alert.png'), fullPage: true });
    await press('get_otp');
    await page.getByLabel(t('otp')).fill((await readSentMessages(mobile))[0]?.code ?? '');
    await press('start');
    await expect(page.getByRole('alert')).toBeVisible();
    const end = new URL(
      (await readSentMessages(mobile)).find((message) => message.link)?.link ?? '',
    ).pathname;
    for (let visits = 0; visits < 2; visits += 1)
      expect((await page.goto(end))?.status()).toBe(200);
    if (javaScriptEnabled) await expectAccessiblePage(page);
    await press('end');
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await page.goto(end))?.status()).toBe(410);
    await context.close();
  });
}
