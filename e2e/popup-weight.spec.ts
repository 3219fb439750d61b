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
    return {
      names: files.map(({ file }) => file).join(' '),
      /** Code, styles and words, with the section's first file and its map of hashes. */
      all: files.reduce((total, { bytes }) => total + bytes, 0),
    };
  };
}

// Hindi words weigh more than English ones.
for (const language of ['en', 'hi'] as const) {
  test(`${language}: opening the price popup costs 30 KB at most, all told, without Swiper`, async ({
    page,
  }) => {
    const weigher = weigh(page, 'enquiry');
    await enquiryVisitor(page, language).open();
    const { names, all } = await weigher();
    expect(names).not.toContain('swiper');
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThanOrEqual(30_000);
  });

  test(`${language}: opening the sign-in popup costs 25 KB at most, all told`, async ({ page }) => {
    const weigher = weigh(page, 'account');
    await accountVisitor(page, language).open();
    const { all } = await weigher();
    expect(all).toBeGreaterThan(10_000);
    expect(all).toBeLessThanOrEqual(25_000);
  });
}
