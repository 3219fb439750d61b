import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = fs.readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Axe = { run(selector: string, options: RunOptions): Promise<AxeResults> };

/**
 * Runs axe in the page itself, once there. The usual builder opens a second page for each answer, which takes
 * several times as long and is needed for frames of other origins only: the site has none at rest.
 */
async function runAxe(page: Page, selector: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(selector, options);
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { selector, options: { resultTypes: ['violations' as const], ...options } },
  );
}

/** What axe has to say of the page, or of a layer that is open over it. */
export async function violations(page: Page, layer?: string) {
  const problems = await runAxe(page, layer ?? 'html', {
    runOnly: WCAG,
    // It does not know the top layer: what lies under it counts as a neighbour too near.
    rules: layer ? { 'target-size': { enabled: false } } : {},
  });
  for (const problem of problems)
    if (problem.id === 'target-size') problem.where = await smallWherePressed(page, problem.where);
  return problems
    .filter(({ where }) => where.length > 0)
    .map(({ id, where }) => ({ id, where: where.slice(0, 5) }));
}

/** Where the page was scrolled to, a bar at the screen's edge may lie over them: judged in the middle of it. */
async function smallWherePressed(page: Page, targets: readonly string[]) {
  const small: string[] = [];
  for (const target of targets) {
    await page
      .locator(target)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const found = await runAxe(page, target, { runOnly: ['target-size'] });
    if (found.length > 0) small.push(target);
  }
  return small;
}

/** Nothing on the page keeps anybody out, and nothing stands out of it sideways. */
export async function isFit(page: Page) {
  await isWithin(page);
  // What floats over the end of a page lies over nothing at its beginning.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page)).toEqual([]);
}

/** Nothing stands out of the page sideways. Of a page without script more cannot be asked: axe needs timers. */
export async function isWithin(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
}
