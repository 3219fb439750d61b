import type { Page } from '@playwright/test';
import { visitor as accountVisitor } from './account-visitor.ts';
import { visitor as enquiryVisitor } from './enquiry-visitor.ts';
import { expect, test } from './test.ts';

/** Bytes on the wire of what is fetched of a section, by file name. */
function weigh(page: Page, remote: string) {
  const fetched: Promise<{ file: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes(`/r/${remote}/`)) return;
    const file = response.url().split('/').at(-1) ?? '';
    const sizes = response.request().sizes();
    fetched.push(sizes.then(({ responseBodySize }) => ({ file, bytes: responseBodySize })));
  });
  /** Call it when the popup stands: then all of it is there. */
  return async () => {
    const files = await Promise.all(fetched);
    const sum = (list: typeof files) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      names: files.map(({ file }) => file).join(' '),
      /** The popup's own: its code, its styles, its words. */
      own: sum(files.filter(({ file }) => file !== 'remoteEntry.js')),
      /** With the section's first file, which any of its pieces needs. */
      all: sum(files),
    };
  };
}

// Hindi words weigh more than English ones.
for (const language of ['en', 'hi'] as const) {
  test(`${language}: opening the price popup costs 30 KB of its code at most, without Swiper`, async ({
    page,
  }) => {
    const weigher = weigh(page, 'enquiry');
    await enquiryVisitor(page, language).open();
    const { names, own, all } = await weigher();
    expect(names).not.toContain('swiper');
    expect(own).toBeGreaterThan(10_000);
    expect(own).toBeLessThan(30_000);
    // 35.9 KB when this was written; whatever makes the first file smaller lowers it.
    expect(all).toBeLessThan(36_500);
  });

  test(`${language}: opening the sign-in popup costs 25 KB at most, all told`, async ({ page }) => {
    const weigher = weigh(page, 'account');
    await accountVisitor(page, language).open();
    const { all } = await weigher();
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThan(25_000);
  });
}
