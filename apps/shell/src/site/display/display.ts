/** Colours that a visitor may choose; without a choice the phone's own are followed. */
export const SCHEMES = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** How a visitor wants pages to look: the one thing in which the HTML of one address differs. */
export interface Display {
  readonly scheme: Scheme | null;
}

/** Nothing was chosen. */
export const PLAIN_DISPLAY: Display = { scheme: null };

/** Under this name the browser keeps the choice. */
const SCHEME_COOKIE = 'scheme';

/** A year, in seconds. */
const KEPT = 31_536_000;

export const isScheme = (value: unknown): value is Scheme =>
  SCHEMES.some((scheme) => scheme === value);

/** A value in a `Cookie` header or `document.cookie`. */
function cookieIn(cookies: string | undefined | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** What a visitor's cookies say. */
export function readDisplay(cookies: string | undefined | null): Display {
  const scheme = cookieIn(cookies, SCHEME_COOKIE);
  return { scheme: isScheme(scheme) ? scheme : null };
}

/** The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it; none is forgotten. */
export const schemeCookie = (scheme: Scheme | null): string =>
  `${SCHEME_COOKIE}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? KEPT : 0}; SameSite=Lax`;

/** The same as a `Cookie` header, without any other cookie: what a page's loader on the server may know of it. */
export const displayHeader = ({ scheme }: Display): Record<string, string> =>
  scheme ? { cookie: `${SCHEME_COOKIE}=${scheme}` } : {};

/** Names the look among those that a page is kept in. */
export const displayKey = ({ scheme }: Display): string => scheme ?? '';
