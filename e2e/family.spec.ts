import { expectAccessiblePage } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, selectCases, test } from './test.ts';

const PAIR = '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';
const FAMILY = /\/family\/[\w-]{22,}/;

for (const { language, javaScriptEnabled } of selectCases(
  [
    { language: 'en', javaScriptEnabled: true },
    { language: 'hi', javaScriptEnabled: false },
    { language: 'gu', javaScriptEnabled: true },
    { language: 'mr', javaScriptEnabled: false },
  ],
  2,
)) {
  test(`only the latest vote of a family member counts ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const openPhone = async () => {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 320, height: 740 },
        ...(baseURL ? { baseURL } : {}),
      });
      return context.newPage();
    };
    const t = readTranslations('catalogue', 'family', language);
    const buying = readTranslations('catalogue', 'buying', language);
    const starter = await openPhone();
    await starter.goto(localizePath(language, PAIR));
    await starter.getByRole('button', { name: buying('compare.family') }).click();
    await expect(starter).toHaveURL(FAMILY);
    const url = starter.url();

    const other = await openPhone();
    const response = await other.goto(url);
    expect(response?.headers()['cache-control']).toBe('no-store');
    const vote = async (tractor: number, reason: string) => {
      await other.getByRole('radio').nth(tractor).check();
      await other.getByLabel(t('name')).fill('Asha');
      await other.getByLabel(t('reason')).fill(reason);
      await other.getByRole('button', { name: t('vote'), exact: true }).click();
      await expect(other.getByRole('row', { name: /^Asha/ })).toContainText(reason);
    };
    await vote(0, 'Less diesel');
    await vote(1, 'The dealer is near');
    // With JavaScript the table polls every ten seconds and when the tab becomes visible.
    if (javaScriptEnabled)
      await starter.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    else await starter.reload();
    await expect(starter.getByRole('row')).toHaveCount(2);
    await expect(starter.getByRole('row', { name: /^Asha/ })).toContainText('The dealer is near');
    if (javaScriptEnabled) await expectAccessiblePage(starter);
    await starter.screenshot({ path: test.info().outputPath('family.png'), fullPage: true });
    await starter.context().close();
    await other.context().close();
  });
}
