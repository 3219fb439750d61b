import { inLanguage } from './content.ts';
import type { HtmlPage } from './html-page.ts';
import type { SiteRoute } from './site-routes.ts';

export const ALL_LANGUAGES = ['en', 'hi', 'gu', 'mr'] as const;
export type AnyLanguage = (typeof ALL_LANGUAGES)[number];

export interface Place {
  readonly route: SiteRoute;
  /** Path of the English page. */
  readonly path: string;
  readonly language: AnyLanguage;
  readonly origin: string;
}

/** Scripts of the languages; questions exist only in English and Hindi. */
const letters: Partial<Record<AnyLanguage, RegExp>> = {
  en: /[A-Za-z]/,
  hi: /[\u0900-\u097f]/,
};

/** Problems of a page's head: status, language, heading, title and URLs. */
export function findHeadProblems(
  page: HtmlPage,
  { route, path, language, origin }: Place,
): string[] {
  const problems: string[] = [];
  const expects = (what: string, found: unknown, expected: unknown) => {
    const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
    if (is !== should) problems.push(`${page.address}: ${what} is ${is}, not ${should}`);
  };
  const isLike = (what: string, found: string | undefined, pattern: RegExp | undefined) => {
    if (pattern && !pattern.test(found ?? ''))
      problems.push(
        `${page.address}: ${what} is ${(found ?? 'missing').slice(0, 80)}, not like ${pattern}`,
      );
  };
  const absolute = (of: AnyLanguage) =>
    path === '/' && of === 'en' ? `${origin}/` : origin + inLanguage(of, path);
  const isPage = route.status === undefined && !route.over;

  expects('status', page.status, route.status ?? 200);
  expects('language', page.language, language);
  expects('number of h1', page.headings.length, 1);
  // Names of things and people are not translated.
  isLike('h1', page.headings[0], typeof route.at === 'string' ? letters[language] : /\S/);
  isLike('title', page.title, letters[language]);
  isLike('title', page.title, /.{8}/s);
  expects('robots', page.robots, route.noindex ? 'noindex' : undefined);
  expects('canonical', page.canonical, isPage ? [absolute(language)] : []);
  const others = ALL_LANGUAGES.map((of) => [of, absolute(of)]);
  expects(
    'other languages',
    page.alternates,
    isPage ? [...others, ['x-default', absolute('en')]] : [],
  );
  if (isPage) {
    isLike('description', page.description, /.{20}/s);
    for (const property of ['title', 'description', 'url', 'site_name', 'image'])
      isLike(
        `og:${property}`,
        page.html,
        new RegExp(`<meta property="og:${property}" content="[^"]{3,}"`),
      );
    const meta = (property: string) =>
      new RegExp(`<meta property="og:image${property}" content="([^"]*)"`).exec(page.html)?.[1];
    // Some messengers support neither WebP nor pictures without a size.
    isLike('og:image', meta(''), /\/(?:img\/.+-1200\.[0-9a-f]{8}\.jpg|share-card\/.+\.jpg)$/);
    expects('og:image:type', meta(':type'), 'image/jpeg');
    expects('og:image:width', meta(':width'), '1200');
    isLike('og:image:height', meta(':height'), /^\d{3,4}$/);
    isLike('og:image:alt', meta(':alt'), letters[language] ?? /\S/);
  }
  return problems;
}
