import { ALL_LANGUAGES, type AnyLanguage, localizePath } from './content.ts';
import type { HtmlPage } from './html-page.ts';
import type { SiteRoute } from './site-routes.ts';

export interface PageContext {
  readonly route: SiteRoute;
  /** Path of the English page. */
  readonly path: string;
  readonly language: AnyLanguage;
  readonly origin: string;
}

/** Questions exist only in English and Hindi, so the other scripts are not checked. */
const SCRIPT_PATTERNS: Partial<Record<AnyLanguage, RegExp>> = {
  en: /[A-Za-z]/,
  hi: /[\u0900-\u097f]/,
};

/** Collects differences between the actual and the expected values of a page. */
function createChecker(address: string) {
  const problems: string[] = [];
  return {
    problems,
    checkEqual(name: string, actual: unknown, expected: unknown) {
      const actualJson = JSON.stringify(actual);
      const expectedJson = JSON.stringify(expected);
      if (actualJson !== expectedJson)
        problems.push(`${address}: ${name} is ${actualJson}, not ${expectedJson}`);
    },
    checkMatch(name: string, actual: string | undefined, pattern: RegExp | undefined) {
      if (pattern && !pattern.test(actual ?? ''))
        problems.push(
          `${address}: ${name} is ${(actual ?? 'missing').slice(0, 80)}, not like ${pattern}`,
        );
    },
  };
}

type Checker = ReturnType<typeof createChecker>;

/** Returns the problems of a page's head: status, language, heading, title and URLs. */
export function findHeadProblems(
  page: HtmlPage,
  { route, path, language, origin }: PageContext,
): string[] {
  const checker = createChecker(page.address);
  const { checkEqual, checkMatch } = checker;
  const toUrl = (target: AnyLanguage) =>
    path === '/' && target === 'en' ? `${origin}/` : origin + localizePath(target, path);
  const isPage = route.status === undefined && !route.needsInput;

  checkEqual('status', page.status, route.status ?? 200);
  checkEqual('language', page.language, language);
  checkEqual('number of h1', page.headings.length, 1);
  // Names of products and people are not translated.
  checkMatch(
    'h1',
    page.headings[0],
    typeof route.path === 'string' ? SCRIPT_PATTERNS[language] : /\S/,
  );
  checkMatch('title', page.title, SCRIPT_PATTERNS[language]);
  checkMatch('title', page.title, /.{8}/s);
  checkEqual('robots', page.robots, route.noindex ? 'noindex' : undefined);
  checkEqual('canonical', page.canonical, isPage ? [toUrl(language)] : []);
  const translations = ALL_LANGUAGES.map((target) => [target, toUrl(target)]);
  checkEqual(
    'other languages',
    page.alternates,
    isPage ? [...translations, ['x-default', toUrl('en')]] : [],
  );
  if (isPage) {
    checkMatch('description', page.description, /.{20}/s);
    checkShareTags(page, language, checker);
  }
  return checker.problems;
}

/** Checks the Open Graph tags, from which programs create the preview of a shared link. */
function checkShareTags({ html }: HtmlPage, language: AnyLanguage, checker: Checker) {
  const { checkEqual, checkMatch } = checker;
  const findMeta = (property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1];
  for (const property of ['title', 'description', 'url', 'site_name', 'image'])
    checkMatch(`og:${property}`, findMeta(property), /.{3}/s);
  // Some messengers support neither WebP nor pictures without a size.
  checkMatch(
    'og:image',
    findMeta('image'),
    /\/(?:img\/.+-1200\.[0-9a-f]{8}\.jpg|share-card\/.+\.jpg)$/,
  );
  checkEqual('og:image:type', findMeta('image:type'), 'image/jpeg');
  checkEqual('og:image:width', findMeta('image:width'), '1200');
  checkMatch('og:image:height', findMeta('image:height'), /^\d{3,4}$/);
  checkMatch('og:image:alt', findMeta('image:alt'), SCRIPT_PATTERNS[language] ?? /\S/);
}
