import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inLanguage, type Language } from './content.ts';
import { expect } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A phone and a wide screen. */
export const WIDTHS = [360, 1350] as const;

/** Language, one heading, one address, nothing that scrolls sideways, nothing that keeps anybody out. */
export async function isWhole(page: Page, language: Language, path: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(inLanguage(language, path));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}
