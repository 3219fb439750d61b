import { MEDIA_PAGES } from './media-pages.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { expectWholePage } from './support/whole-page.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const language of LANGUAGES) {
  for (const path of MEDIA_PAGES) {
    test(`${inLanguage(language, path)} is whole`, async ({ page }) => {
      // Nothing plays by itself while it is looked at.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectWholePage(page, language, path);
    });
  }
}
