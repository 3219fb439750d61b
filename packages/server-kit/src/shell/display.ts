/** Colour schemes that a visitor can select. Without a selection the system setting applies. */
export const COLOR_SCHEMES = ['light', 'dark', 'contrast'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Display mode of a page. Caches must store one copy of a page per mode, because its HTML differs. */
export interface Display {
  readonly scheme: ColorScheme | null;
  /** A light page loads pictures when they are tapped, and loads neither web fonts nor scripts of the apps. */
  readonly lite: boolean;
}

export const PLAIN_DISPLAY: Display = { scheme: null, lite: false };

const SCHEME_COOKIE = 'scheme';

/** `1` selects light pages, and `0` full pages even with `Save-Data`. */
const LITE_COOKIE = 'lite';

/** One year in seconds. */
const COOKIE_MAX_AGE_S = 31_536_000;

export const isScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value);

/** Reads a cookie from a `Cookie` header or from `document.cookie`. */
function readCookie(cookies: string | undefined | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [cookieName, value] = pair.trim().split('=');
    if (cookieName === name) return value;
  }
  return undefined;
}

/**
 * Reads the display mode from a `Cookie` header or `document.cookie`.
 *
 * @param saveData `Save-Data` header, which selects light pages if no cookie does
 */
export function readDisplay(cookies: string | undefined | null, saveData?: string): Display {
  const scheme = readCookie(cookies, SCHEME_COOKIE);
  const lite = readCookie(cookies, LITE_COOKIE) ?? (saveData === 'on' ? '1' : '0');
  return { scheme: isScheme(scheme) ? scheme : null, lite: lite === '1' };
}

/** Cookie that selects a scheme, for `document.cookie` or `Set-Cookie`. With null the cookie expires. */
export const formatSchemeCookie = (scheme: ColorScheme | null): string =>
  `${SCHEME_COOKIE}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? COOKIE_MAX_AGE_S : 0}; SameSite=Lax`;

/** Cookie that selects light or full pages for a year, for `document.cookie` or `Set-Cookie`. */
export const formatLiteCookie = (lite: boolean): string =>
  `${LITE_COOKIE}=${lite ? 1 : 0}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;

/**
 * `Cookie` header with the display mode and no other cookie, for API requests of page loaders on the server. Empty for
 * the default mode.
 */
export function createDisplayHeader({ scheme, lite }: Display): Record<string, string> {
  const cookies = [
    ...(scheme ? [`${SCHEME_COOKIE}=${scheme}`] : []),
    ...(lite ? [`${LITE_COOKIE}=1`] : []),
  ];
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}

/** Part of the cache key of a page. Empty for the default mode. */
export const toDisplayKey = ({ scheme, lite }: Display): string =>
  `${scheme ?? ''}${lite ? ' lite' : ''}`;
