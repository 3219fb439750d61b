import { LANGUAGES, localizePath } from './support/content.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const SHARED = ['tractor', 'used', 'comparison', 'emi'] as const;

const NAMES = { en: 'Share as picture', hi: 'तस्वीर भेजें', gu: 'ચિત્ર મોકલો', mr: 'चित्र पाठवा' };

async function findPageWithCard(kind: (typeof SHARED)[number], site: string) {
  if (kind === 'emi') return '/tractor-emi-calculator?price=700000&down=200000';
  if (kind === 'comparison') return '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe';
  const list = await (
    await fetch(`${site}/api/v1/${kind === 'used' ? 'used-' : ''}tractors`)
  ).json();
  const { slug, id } = list.data.items[0];
  return `${kind === 'used' ? '/second-hand-tractor' : '/tractor'}/${slug}/${id}`;
}

for (const [index, kind] of selectCases([...SHARED.entries()])) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';

  test(`shares the card of a page with a ${kind} as a file (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await stubPictures(page);
    // Records the share, because the test browser has no share sheet.
    await page.addInitScript(() => {
      Object.assign(window, { shared: null });
      Object.defineProperties(Navigator.prototype, {
        canShare: { value: () => true, configurable: true },
        share: {
          configurable: true,
          value: async ({ files, text }: ShareData) => {
            const [file] = files ?? [];
            Object.assign(window, { shared: { type: file?.type, size: file?.size, text } });
          },
        },
      });
    });
    await visit(page, localizePath(language, await findPageWithCard(kind, baseURL ?? '')));
    const wide = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(wide).toMatch(new RegExp(`/share-card/${kind}/[^/]+/${language}/wide-[0-9a-f]+\\.jpg$`));
    const response = await request.get(new URL(wide ?? '').pathname);
    expect(response.status()).toBe(200);
    // The card of a used tractor contains a photo of its seller, so it is cached for only a day.
    expect(response.headers()['cache-control']).toMatch(
      kind === 'used' ? /^public, max-age=86400$/ : /immutable/,
    );
    await page.getByRole('button', { name: NAMES[language], exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown }).shared))
      .toMatchObject({ type: 'image/jpeg', text: expect.stringContaining('http') });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript the share button links to the tall card',
    full,
    async ({ page, request, baseURL }) => {
      await page.goto(await findPageWithCard('tractor', baseURL ?? ''));
      const link = page.getByRole('link', { name: 'Share as picture', exact: true });
      const address = await link.getAttribute('href');
      expect(address).toMatch(/\/tall-[0-9a-f]+\.jpg$/);
      expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
    },
  );
});
