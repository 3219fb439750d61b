import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { shellPages } from '../apps/shell/src/app/shell-pages.ts';
import { root } from './site/server-process.ts';
import { implementRows, implementTypes, inLanguage, LANGUAGES, LIST } from './support/content.ts';
import { ALL_LANGUAGES, findHeadProblems } from './support/head-problems.ts';
import { findPriceProblems } from './support/hidden-prices.ts';
import { factsOf, htmlPage } from './support/html-page.ts';
import { eachOf } from './support/many-at-once.ts';
import { findQueryProblems } from './support/query-problems.ts';
import { findScriptProblems } from './support/script-problems.ts';
import { type SiteRoute, siteRoutes } from './support/site-routes.ts';
import { pathOf } from './support/sitemap.ts';
import { findStructuredDataProblems } from './support/structured-data/types.ts';
import { expect, full, sampled, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

const MASKED = '₹\u00a0X,XX,XXX';

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');

/** Every kind of page, and the list of each type of implement. */
const everyPage: readonly SiteRoute[] = [
  ...siteRoutes,
  ...implementTypes.map(({ slug }) => ({ name: `${LIST}/${slug}`, at: `${LIST}/${slug}` })),
];

test('the list of page kinds names every page of the site', async ({ baseURL }) => {
  const owned = ['account', 'catalogue', 'enquiry', 'finance', 'media', 'sell'].flatMap(
    (app): string[] => {
      const file = path.join(root, 'apps', app, 'remote.json');
      return JSON.parse(fs.readFileSync(file, 'utf8')).routes;
    },
  );
  const patterns = [...owned, ...shellPages.routes.map(({ path: pattern }) => pattern)];
  const paths = await Promise.all(siteRoutes.map((route) => pathOf(route, baseURL ?? '')));
  const missing = patterns.filter((pattern) => {
    const like = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !paths.some((one) => like.test(one));
  });
  expect(missing).toEqual([]);
});

for (const language of sampled(ALL_LANGUAGES.toReversed(), 2)) {
  test(`HTML of every page in ${language}: head, structured data, one script, no hidden price, declared parameters`, async ({
    baseURL: origin = '',
  }) => {
    const problems = await eachOf(everyPage, async (route) => {
      const path = await pathOf(route, origin);
      const page = await htmlPage(origin + inLanguage(language, path));
      return [
        ...findHeadProblems(page, { route, path, language, origin }),
        ...findScriptProblems(page),
        ...findPriceProblems(page),
        ...findQueryProblems(page),
        ...factsOf(page)
          .flatMap((facts) => findStructuredDataProblems(facts, { origin, language }))
          .map((problem) => `${page.address}: ${problem}`),
      ];
    });
    expect(problems.flat()).toEqual([]);
  });
}

test('HTML of every page is valid', async ({ baseURL: origin = '' }) => {
  const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const pages = everyPage.flatMap((route, place) =>
    ALL_LANGUAGES.filter((_, turn) => isFull || place % ALL_LANGUAGES.length === turn).map(
      (language) => ({ route, language }),
    ),
  );
  const problems = await eachOf(pages, async ({ route, language }) => {
    const { address, html } = await htmlPage(
      origin + inLanguage(language, await pathOf(route, origin)),
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
    `each type of implement has its name and its machines with masked prices (${language})`,
    full,
    async ({ baseURL: origin = '' }) => {
      const hidden = { en: 'Price after OTP', hi: 'OTP के बाद कीमत' }[language];
      const checks = await eachOf(implementTypes, async ({ slug, name }) => {
        const { headings, html } = await htmlPage(origin + inLanguage(language, `${LIST}/${slug}`));
        const machines = implementRows.filter(({ type }) => type === slug);
        const named = machines.filter(({ model }) =>
          new RegExp(`[> ]${escaped(model)}<`).test(html),
        );
        const hides = machines.some(({ show_price, price_min_inr }) => show_price && price_min_inr);
        return {
          is: [headings, named.length, html.includes(MASKED) && html.includes(hidden)],
          should: [[name[language]], Math.min(24, machines.length), hides],
        };
      });
      expect(checks.map(({ is }) => is)).toEqual(checks.map(({ should }) => should));
    },
  );
}
