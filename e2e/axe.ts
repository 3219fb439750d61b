import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has to say of the page, or of a layer that is open over it. */
export async function violations(page: Page, layer?: string) {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  // It does not know the top layer: what lies under it counts as a neighbour too near.
  if (layer) axe.include(layer).disableRules('target-size');
  const { violations: found } = await axe.analyze();
  const faults = found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  for (const fault of faults)
    if (fault.id === 'target-size') fault.where = await smallWherePressed(page, fault.where);
  return faults
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
    const { violations: found } = await new AxeBuilder({ page })
      .include(target)
      .withRules(['target-size'])
      .analyze();
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
