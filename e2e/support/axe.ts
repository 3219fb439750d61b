import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = fs.readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Axe = { run(selector: string, options: RunOptions): Promise<AxeResults> };

/**
 * Runs axe in the page. AxeBuilder opens a second page for each run, which takes several times as long and is only
 * needed for frames of other origins, which the site does not contain.
 */
async function runAxe(page: Page, selector: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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

/** Returns the axe violations of the page, or of a layer that is open over it. */
export async function findAxeViolations(page: Page, layer?: string) {
  const problems = await runAxe(page, layer ?? 'html', {
    runOnly: WCAG,
    // axe does not support the top layer: it reports covered elements as too close neighbours.
    rules: layer ? { 'target-size': { enabled: false } } : {},
  });
  for (const problem of problems)
    if (problem.id === 'target-size') problem.where = await filterSmallTargets(page, problem.where);
  return problems
    .filter(({ where }) => where.length > 0)
    .map(({ id, where }) => ({ id, where: where.slice(0, 5) }));
}

/** Measures each small target again in the middle of the screen, where no bar covers it. */
async function filterSmallTargets(page: Page, targets: readonly string[]) {
  const small: string[] = [];
  for (const target of targets) {
    await page
      .locator(target)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const violations = await runAxe(page, target, { runOnly: ['target-size'] });
    if (violations.length > 0) small.push(target);
  }
  return small;
}

/** Expects no axe violations and no horizontal overflow. */
export async function expectAccessiblePage(page: Page) {
  await expectNoOverflow(page);
  // At the beginning of the page floating elements cover nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findAxeViolations(page)).toEqual([]);
}

/** Also works without JavaScript, which axe requires. */
export async function expectNoOverflow(page: Page) {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
}
