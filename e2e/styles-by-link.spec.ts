import type { Page } from '@playwright/test';
import { siteRoutes } from './support/site-routes.ts';
import { resolvePath } from './support/sitemap.ts';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, selectCases, test, waitForHydration } from './test.ts';

test.use({ viewport: DESKTOP });
test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 503 .*\/img\//));

// Browsers may compute `auto` of `margin-inline` as 0 or as the space beside the element, so the left edge is compared
// instead.
const PROPERTIES = [
  ...['display', 'width', 'min-height', 'padding', 'margin-block', 'border', 'border-radius'],
  ...['font-size', 'font-weight', 'line-height', 'text-align', 'color', 'background-color'],
  ...['flex', 'gap', 'grid-template-columns', 'position'],
];

/**
 * Computed styles by the name of an element: its classes, its text or name in the form, and its index among equal
 * elements, because one of the pages may have more of them.
 */
type Styles = Readonly<Record<string, readonly string[]>>;

/** Computed styles of the controls, headings and boxes of the page. */
const readStyles = (page: Page): Promise<Styles> =>
  page.evaluate((properties) => {
    const found: Record<string, string[]> = {};
    const counts = new Map<string, number>();
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, label, input, select, textarea, button, fieldset, summary, form, section, article, [role])',
    );
    for (const element of elements) {
      const isText = element.matches('h1, h2, h3, label, button, summary');
      const label = isText ? element.textContent : element.getAttribute('name');
      const state = element.matches(':disabled, [aria-disabled=true]') ? ' disabled' : '';
      const kind = `${element.localName}.${element.className} ${label?.trim().slice(0, 40) ?? ''}${state}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const style = getComputedStyle(element);
      found[`${kind} ${count}`] = [
        ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
        `left: ${element.getBoundingClientRect().left}px`,
      ];
    }
    return found;
  }, PROPERTIES);

/** Elements that only one of the pages contains are not compared. */
function findDifferences(loaded: Styles, reached: Styles): string[] {
  const common = Object.keys(loaded).filter((name) => name in reached);
  if (common.length === 0) return ['The page reached by a link has other elements.'];
  return common.flatMap((name) => {
    const before = loaded[name]?.filter((style) => !reached[name]?.includes(style)) ?? [];
    const after = reached[name]?.filter((style) => !loaded[name]?.includes(style));
    return before.length > 0 ? [`${name}: ${before} became ${after}`] : [];
  });
}

/** A page may switch its font when the files arrive, so all pages use the same font. */
const useOneFont = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --font: sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Lays out all content of the page, including content below the screen. */
async function loadPage(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

async function followLink(page: Page, path: string) {
  await page.evaluate((to) => {
    // The heading of the previous page also has the focus.
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

const kinds = siteRoutes.filter(
  ({ isVariant, status, needsInput }) => !isVariant && !status && !needsInput,
);

/** A page retains the style sheets of all pages that were visited before, so both orders are tested. */
const orders = selectCases([
  { name: 'in order', routes: kinds },
  { name: 'in reverse', routes: kinds.toReversed() },
]);

for (const { name, routes } of orders) {
  test(`each kind of page has the same styles after a full load and after a link, ${name}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // Fifty kinds of pages are opened twice each.
    test.setTimeout(150_000);
    const paths = await Promise.all(routes.map((route) => resolvePath(route, baseURL ?? '')));
    const loaded = await context.newPage();
    await Promise.all([page, loaded].map(useOneFont));
    await loadPage(page, paths.at(-1) ?? '');
    for (const path of paths) {
      await Promise.all([loadPage(loaded, path), followLink(page, path)]);
      const differences = async () =>
        findDifferences(await readStyles(loaded), await readStyles(page));
      await expect.soft.poll(differences, path).toEqual([]);
    }
  });
}
