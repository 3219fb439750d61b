import type { Page } from '@playwright/test';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, test, visit } from './test.ts';

test.use({ viewport: DESKTOP });
test.beforeEach(({ pageErrors }) => pageErrors.expect(/status of 503 .*\/img\//));

/** Pages whose sheets are loaded before: a list and pages with forms. */
const BEFORE = ['/tractors', '/enquiry/contact', '/sell-old-tractor', '/tractor-loan'];

const PROPERTIES = [
  ...['display', 'width', 'min-height', 'padding', 'margin', 'border', 'font-size', 'font-weight'],
  ...['color', 'background-color', 'text-align', 'flex', 'grid-template-columns', 'position'],
];

/** Computed styles of the controls, headings and boxes of the page, in document order. */
const readStyles = (page: Page) =>
  page.evaluate((properties) => {
    const found: Record<string, string> = {};
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, label, input, select, textarea, button, fieldset, summary, form, section, article, [role])',
    );
    for (const [place, element] of [...elements].entries()) {
      const style = getComputedStyle(element);
      const name = `${place} ${element.localName}.${element.className}`;
      found[name] = properties.map((one) => `${one}: ${style.getPropertyValue(one)}`).join('; ');
    }
    return found;
  }, PROPERTIES);

/** Navigates like a link of the page. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    // The heading of the page before has the focus too.
    document.querySelector('main h1')?.setAttribute('data-before', '');
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await expect(page.locator('main h1:not([data-before])')).toBeFocused();
}

/** Computed styles once the files are loaded and two readings are equal: islands may still lay out their content. */
async function readSettledStyles(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
  await page.waitForLoadState('networkidle');
  let latest = await readStyles(page);
  await expect
    .poll(async () => {
      const before = JSON.stringify(latest);
      latest = await readStyles(page);
      return JSON.stringify(latest) === before;
    })
    .toBe(true);
  return latest;
}

const KINDS = ['/tractor-emi-calculator', '/tractors', '/sell-old-tractor'];

for (const path of KINDS) {
  test(`${path} looks the same when it is loaded and when a link leads to it`, async ({ page }) => {
    // The first page of a visit may be in letters of the phone, later ones use the fonts that it has cached.
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await visit(page, path);
    const loaded = await readSettledStyles(page);
    await visit(page, '/about');
    for (const before of BEFORE.filter((one) => one !== path)) await go(page, before);
    await go(page, path);
    await readSettledStyles(page);
    // Elements that only one of them has are another test's concern.
    const findDifferences = async () => {
      const reached = await readStyles(page);
      const common = Object.keys(loaded).filter((name) => name in reached);
      if (common.length < 4) return ['The page reached by a link has other elements.'];
      return common
        .filter((name) => loaded[name] !== reached[name])
        .map((name) => [name, loaded[name], reached[name]]);
    };
    await expect.poll(findDifferences).toEqual([]);
  });
}
