/** Colours that a visitor may choose; without a choice the phone's own are followed. */
export const SCHEMES = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** How a visitor wants pages to look: the one thing in which the HTML of one address differs. */
export interface Display {
  readonly scheme: Scheme | null;
  /** Little data: no pictures until they are tapped, no fonts, no app. */
  readonly lite: boolean;
}

/** Nothing was chosen. */
export const PLAIN_DISPLAY: Display = { scheme: null, lite: false };

/** Under this name the browser keeps the choice. */
const SCHEME_COOKIE = 'scheme';

/** `1`: pages with little data; `0`: whole pages, also where the browser asks for little. */
const LITE_COOKIE = 'lite';

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

/** What a visitor's cookies say, and where they do not, the browser's `Save-Data`. */
export function readDisplay(cookies: string | undefined | null, saveData?: string): Display {
  const scheme = cookieIn(cookies, SCHEME_COOKIE);
  const lite = cookieIn(cookies, LITE_COOKIE) ?? (saveData === 'on' ? '1' : '0');
  return { scheme: isScheme(scheme) ? scheme : null, lite: lite === '1' };
}

/** The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it; none is forgotten. */
export const schemeCookie = (scheme: Scheme | null): string =>
  `${SCHEME_COOKIE}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? KEPT : 0}; SameSite=Lax`;

/** The cookie that keeps whether pages come with little data. */
export const liteCookie = (lite: boolean): string =>
  `${LITE_COOKIE}=${lite ? 1 : 0}; Path=/; Max-Age=${KEPT}; SameSite=Lax`;

/** The same as a `Cookie` header, without any other cookie: what a page's loader on the server may know of it. */
export function displayHeader({ scheme, lite }: Display): Record<string, string> {
  const pairs = [
    ...(scheme ? [`${SCHEME_COOKIE}=${scheme}`] : []),
    ...(lite ? [`${LITE_COOKIE}=1`] : []),
  ];
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

/** Names the look among those that a page is kept in. */
export const displayKey = ({ scheme, lite }: Display): string =>
  `${scheme ?? ''}${lite ? ' lite' : ''}`;
