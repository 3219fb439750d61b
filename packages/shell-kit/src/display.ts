/** Colour schemes. Without a selection the system setting applies. */
export const COLOR_SCHEMES = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof COLOR_SCHEMES)[number];

/** Display mode. The HTML of a URL differs only by it. */
export interface Display {
  readonly scheme: Scheme | null;
  /** True for light pages: pictures load on tap, web fonts and the app do not load. */
  readonly lite: boolean;
}

export const PLAIN_DISPLAY: Display = { scheme: null, lite: false };

/** Cookie of the chosen scheme. */
const SCHEME_COOKIE = 'scheme';

/** Cookie whose value `1` selects light pages, and `0` full pages even with Save-Data. */
const LITE_COOKIE = 'lite';

/** One year in seconds. */
const COOKIE_MAX_AGE_S = 31_536_000;

export const isScheme = (value: unknown): value is Scheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value);

/** Reads a value from a `Cookie` header or `document.cookie`. */
function readCookie(cookies: string | undefined | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** Display mode from the cookies, with `Save-Data` as default. */
export function readDisplay(cookies: string | undefined | null, saveData?: string): Display {
  const scheme = readCookie(cookies, SCHEME_COOKIE);
  const lite = readCookie(cookies, LITE_COOKIE) ?? (saveData === 'on' ? '1' : '0');
  return { scheme: isScheme(scheme) ? scheme : null, lite: lite === '1' };
}

/** Cookie of a scheme, for `document.cookie` or `Set-Cookie`. Without a scheme the cookie expires. */
export const schemeCookie = (scheme: Scheme | null): string =>
  `${SCHEME_COOKIE}=${scheme ?? ''}; Path=/; Max-Age=${scheme ? COOKIE_MAX_AGE_S : 0}; SameSite=Lax`;

/** Cookie for light pages. */
export const liteCookie = (lite: boolean): string =>
  `${LITE_COOKIE}=${lite ? 1 : 0}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;

/** `Cookie` header with only the display cookies, for page loaders on the server. */
export function displayHeader({ scheme, lite }: Display): Record<string, string> {
  const pairs = [
    ...(scheme ? [`${SCHEME_COOKIE}=${scheme}`] : []),
    ...(lite ? [`${LITE_COOKIE}=1`] : []),
  ];
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}

/** Cache key of a display mode. */
export const displayKey = ({ scheme, lite }: Display): string =>
  `${scheme ?? ''}${lite ? ' lite' : ''}`;
