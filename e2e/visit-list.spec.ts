import { expectAccessiblePage } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const ONE_TRACTOR = '/dealer-visit-list?tractor=mahindra-575-di&state=gujarat';
const TWO_TRACTORS = '/dealer-visit-list?tractor=mahindra-575-di&tractor=swaraj-744-fe';

for (const language of selectCases(['hi', 'en'] as const)) {
  test(`the visit list of one or two tractors is printed on one page (${language})`, async ({
    page,
  }) => {
    const t = readTranslations('finance', 'visit', language);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [TWO_TRACTORS, ONE_TRACTOR]) {
      await visit(page, localizePath(language, address));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/575/);
      await expect(page.getByRole('columnheader', { name: t('offer') }).first()).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(16);
      await expectAccessiblePage(page);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.screenshot({ path: test.info().outputPath('visit-list.png'), fullPage: true });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a plain form selects a tractor without JavaScript', full, async ({ page }) => {
    const t = readTranslations('finance', 'visit', 'en');
    await page.goto('/dealer-visit-list');
    await page.getByLabel(t('tractor'), { exact: true }).selectOption('mahindra-575-di');
    await page.getByRole('button', { name: t('show') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('575 DI');
    await expect(page.getByRole('button', { name: t('print') })).toBeHidden();
  });
});
