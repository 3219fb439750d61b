import type { Page } from '@playwright/test';
import { siteRoutes } from './support/site-routes.ts';
import { pathOf } from './support/sitemap.ts';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, hydrated, test } from './test.ts';

test.use({ viewport: DESKTOP });
test.beforeEach(({ pageErrors }) => pageErrors.expect(/status of 503 .*\/img\//));

const PROPERTIES = [
  ...['display', 'width', 'min-height', 'padding', 'margin', 'border', 'font-size', 'font-weight'],
  ...['color', 'background-color', 'text-align', 'flex', 'gap', 'grid-template-columns'],
  ...['border-radius', 'line-height', 'position'],
];

/** Computed styles by the name of an element: its classes, and its number among the elements that have them. */
type Styles = Readonly<Record<string, string>>;

/** Computed styles of the controls, headings and boxes of the page. */
const readStyles = (page: Page): Promise<Styles> =>
  page.evaluate((properties) => {
    const found: Record<string, string> = {};
    const counts = new Map<string, number>();
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, label, input, select, textarea, button, fieldset, summary, form, section, article, [role])',
    );
    for (const element of elements) {
      const kind = `${element.localName}.${element.className}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const style = getComputedStyle(element);
      found[`${kind} ${count}`] = properties
        .map((one) => `${one}: ${style.getPropertyValue(one)}`)
        .join('; ');
    }
    return found;
  }, PROPERTIES);

/** Elements whose styles differ; elements that only one of the pages has are another test's concern. */
function findDifferences(loaded: Styles, reached: Styles) {
  const common = Object.keys(loaded).filter((name) => name in reached);
  if (common.length === 0) return ['The page reached by a link has other elements.'];
  return common
    .filter((name) => loaded[name] !== reached[name])
    .map((name) => [name, loaded[name], reached[name]]);
}

/** One font for all pages: which of the site's fonts a page uses depends on when their files arrive. */
const useOneFont = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --font: sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Lays out all content, also below the screen. */
const layOutAll = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));

async function load(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await layOutAll(page);
}

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
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.locator('main h1:not([data-before])')).toBeFocused();
}

const kinds = siteRoutes.filter(({ alike, status, over }) => !alike && !status && !over);

/** Each page is reached after the sheets of all others before it in one test, and of all others after it in the second. */
for (const [order, routes] of [
  ['in order', kinds],
  ['in reverse', kinds.toReversed()],
] as const) {
  test(`each kind of page looks the same when it is loaded and when a link leads to it, ${order}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const paths = await Promise.all(routes.map((route) => pathOf(route, baseURL ?? '')));
    const other = await context.newPage();
    await Promise.all([page, other].map(useOneFont));
    await load(page, paths.at(-1) ?? '');
    for (const path of paths) {
      await Promise.all([load(other, path), go(page, path)]);
      const differences = async () =>
        findDifferences(await readStyles(other), await readStyles(page));
      await expect.soft.poll(differences, path).toEqual([]);
    }
  });
}
