import { unlikeServer } from './support/hydration-checks.ts';
import { lateFonts } from './support/late-fonts.ts';
import { countShifts, MOST_SHIFT, shifts } from './support/page-checks.ts';
import { expect, hydrated, test } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

test.describe.configure({ mode: 'default' });

const readAll = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );

/** One address of every kind, as the sitemaps give them. */
async function addresses(origin: string): Promise<string[]> {
  const sitemaps = await readAll(`${origin}/sitemap.xml`);
  const fixed: string[] = [];
  const details: string[] = [];
  for (const sitemap of sitemaps.filter((path) => path.endsWith('-en.xml'))) {
    const all = await readAll(origin + sitemap);
    if (sitemap.endsWith('/pages-en.xml')) {
      fixed.push(...all);
      continue;
    }
    const kinds = new Map(
      all.map((path) => [path.split('/').length + (path.split('/')[1] ?? ''), path]),
    );
    details.push(...kinds.values());
  }
  return [...fixed, ...details];
}

const VISITS = [
  { width: 360, prefix: '' },
  { width: 360, prefix: '/hi' },
  { width: 1350, prefix: '' },
  // The other two share the addresses between them.
  { width: 360, prefix: '/mr', share: 0 },
  { width: 1350, prefix: '/gu', share: 1 },
];

for (const { width, prefix, share } of VISITS) {
  test(`no route shifts by more than ${MOST_SHIFT}, or differs from the server’s HTML (${width} px, ${prefix || '/en'})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: width < 800 ? 740 : 900 });
    await countShifts(page);
    const fonts = await lateFonts(page);
    const all = await addresses(baseURL ?? '');
    expect(all.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const [place, address] of all.entries()) {
      if (share !== undefined && place % 2 !== share) continue;
      fonts.hold();
      // Texts that differ are reported by the browser: such a fault fails every test.
      await page.goto(prefix + (prefix && address === '/' ? '' : address), { waitUntil: 'commit' });
      await hydrated(page);
      await fonts.release();
      await page.waitForLoadState('load');
      const shift = await shifts(page);
      if (shift > MOST_SHIFT) wrong.push(`${address} shifts by ${shift.toFixed(3)}`);
      const unlike = await unlikeServer(page);
      expect(unlike.compared).toBeGreaterThan(50);
      wrong.push(...unlike.wrong.map((attribute) => `${address} ${attribute}`));
    }
    expect(wrong).toEqual([]);
  });
}
