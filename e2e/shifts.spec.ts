import { countShifts, MOST_SHIFT, shifts } from './page-checks.ts';
import { expect, test, visit } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

test.describe.configure({ mode: 'default' });

/** One address of every kind, as the sitemap gives them. */
async function addresses(origin: string): Promise<string[]> {
  const read = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
  const fixed = await read(`${origin}/sitemap/pages-en.xml`);
  const details: string[] = [];
  for (const section of [
    'tractors',
    'implements',
    'tyres',
    'used',
    'posts',
    'videos',
    'questions',
  ]) {
    const all = await read(`${origin}/sitemap/${section}-en.xml`);
    const kinds = new Map(
      all.map((path) => [path.split('/').length + (path.split('/')[1] ?? ''), path]),
    );
    details.push(...kinds.values());
  }
  return [...fixed, ...details];
}

for (const { width, prefix } of [
  { width: 360, prefix: '' },
  { width: 360, prefix: '/hi' },
  { width: 1350, prefix: '' },
]) {
  test(`no route shifts by more than ${MOST_SHIFT} (${width} px, ${prefix || '/en'})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: width < 800 ? 740 : 900 });
    await countShifts(page);
    const all = await addresses(baseURL ?? '');
    expect(all.length).toBeGreaterThan(40);
    const shifting: string[] = [];
    for (const address of all) {
      await visit(page, prefix + (prefix && address === '/' ? '' : address));
      await page.waitForLoadState('load');
      const shift = await shifts(page);
      if (shift > MOST_SHIFT) shifting.push(`${address} ${shift.toFixed(3)}`);
    }
    expect(shifting).toEqual([]);
  });
}
