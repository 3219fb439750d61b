import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { shellPages } from '../apps/shell/src/app/shell-pages.ts';
import { root } from './site/server-process.ts';
import {
  ALL_LANGUAGES,
  type AnyLanguage,
  IMPLEMENTS_PATH,
  implementRows,
  implementTypes,
  LANGUAGES,
  localizePath,
} from './support/content.ts';
import { findHeadProblems, type PageContext } from './support/find-head-problems.ts';
import { findPriceProblems } from './support/find-price-problems.ts';
import { findQueryProblems } from './support/find-query-problems.ts';
import { findScriptProblems } from './support/find-script-problems.ts';
import { fetchHtmlPage, type HtmlPage, readStructuredData } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { type SiteRoute, siteRoutes } from './support/site-routes.ts';
import { resolvePath } from './support/sitemap.ts';
import { findStructuredDataProblems } from './support/structured-data/types.ts';
import { expect, full, selectCases, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const MASKED = '₹\u00a0X,XX,XXX';

const escapePattern = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');

/** Every kind of page, and the list of each type of implement. */
const everyPage: readonly SiteRoute[] = [
  ...siteRoutes,
  ...implementTypes.map(({ slug }) => ({
    name: `${IMPLEMENTS_PATH}/${slug}`,
    path: `${IMPLEMENTS_PATH}/${slug}`,
  })),
];

test('siteRoutes contains a page of every route of the apps', async ({ baseURL }) => {
  const owned = ['account', 'catalogue', 'enquiry', 'finance', 'media', 'sell'].flatMap(
    (app): string[] => {
      const file = path.join(root, 'apps', app, 'remote.json');
      return JSON.parse(fs.readFileSync(file, 'utf8')).routes;
    },
  );
  const patterns = [...owned, ...shellPages.routes.map(({ path: pattern }) => pattern)];
  const paths = await Promise.all(siteRoutes.map((route) => resolvePath(route, baseURL ?? '')));
  const missing = patterns.filter((pattern) => {
    const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !paths.some((candidate) => matcher.test(candidate));
  });
  expect(missing).toEqual([]);
});

interface FetchedPage {
  readonly page: HtmlPage;
  readonly context: PageContext;
}

const fetchEveryPage = (origin: string, language: AnyLanguage): Promise<FetchedPage[]> =>
  mapConcurrently(everyPage, async (route) => {
    const path = await resolvePath(route, origin);
    const page = await fetchHtmlPage(origin + localizePath(language, path));
    return { page, context: { route, path, language, origin } };
  });

for (const language of selectCases(ALL_LANGUAGES.toReversed(), 2)) {
  test.describe(`every page in ${language}`, () => {
    // One worker runs these tests, so that each page is fetched once.
    test.describe.configure({ mode: 'default' });

    let pages: readonly FetchedPage[];
    test.beforeAll(async () => {
      pages = await fetchEveryPage(process.env.SITE_ADDRESS ?? '', language);
    });

    const collectProblems = (find: (fetched: FetchedPage) => readonly string[]) =>
      pages.flatMap((fetched) => find(fetched));

    test('has a head in its language with the URLs of its translations', () => {
      expect(collectProblems(({ page, context }) => findHeadProblems(page, context))).toEqual([]);
    });

    test('contains one block of data and one inline script', () => {
      expect(collectProblems(({ page }) => findScriptProblems(page))).toEqual([]);
    });

    test('reveals no price of an implement', () => {
      expect(collectProblems(({ page }) => findPriceProblems(page))).toEqual([]);
    });

    test('links only with query parameters that the target page receives', () => {
      expect(collectProblems(({ page }) => findQueryProblems(page))).toEqual([]);
    });

    test('has valid structured data', () => {
      const problems = collectProblems(({ page, context }) =>
        readStructuredData(page)
          .flatMap((facts) => findStructuredDataProblems(facts, context))
          .map((problem) => `${page.address}: ${problem}`),
      );
      expect(problems).toEqual([]);
    });
  });
}

test('the HTML of every page is valid', async ({ baseURL: origin = '' }) => {
  const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const pages = everyPage.flatMap((route, index) =>
    ALL_LANGUAGES.filter(
      (_, languageIndex) => isFull || index % ALL_LANGUAGES.length === languageIndex,
    ).map((language) => ({ route, language })),
  );
  const problems = await mapConcurrently(pages, async ({ route, language }) => {
    const { address, html } = await fetchHtmlPage(
      origin + localizePath(language, await resolvePath(route, origin)),
    );
    const { results } = await standard.validateString(html, address);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${address}: ${message} (${ruleId}) ${selector}`);
  });
  expect(problems.flat()).toEqual([]);
});

for (const language of LANGUAGES) {
  test(
    `lists the implements of each type with masked prices (${language})`,
    full,
    async ({ baseURL: origin = '' }) => {
      const hidden = { en: 'Price after OTP', hi: 'OTP के बाद कीमत' }[language];
      const checks = await mapConcurrently(implementTypes, async ({ slug, name }) => {
        const { headings, html } = await fetchHtmlPage(
          origin + localizePath(language, `${IMPLEMENTS_PATH}/${slug}`),
        );
        const machines = implementRows.filter(({ type }) => type === slug);
        const named = machines.filter(({ model }) =>
          new RegExp(`[> ]${escapePattern(model)}<`).test(html),
        );
        const hides = machines.some(({ show_price, price_min_inr }) => show_price && price_min_inr);
        return {
          actual: [headings, named.length, html.includes(MASKED) && html.includes(hidden)],
          expected: [[name[language]], Math.min(24, machines.length), hides],
        };
      });
      expect(checks.map(({ actual }) => actual)).toEqual(checks.map(({ expected }) => expected));
    },
  );
}
