import { inLanguage, LANGUAGES, sitePages } from './support/content.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  for (const { path, status } of sitePages) {
    const address = inLanguage(language, path);
    test(`${address} can be read without script`, async ({ page, faults }) => {
      if (status === 404) faults.expect(/status of 404/);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveText(/\S(.|\n){60,}/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      expect(await links.count()).toBeGreaterThan(0);
    });
  }
}
