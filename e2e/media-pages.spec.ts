import { inLanguage, LANGUAGES } from './content.ts';
import { MEDIA_PAGES } from './media-pages.ts';
import { test } from './test.ts';
import { expectWholePage } from './whole-page.ts';

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
