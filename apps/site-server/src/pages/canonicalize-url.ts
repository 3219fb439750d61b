const TRACKING_PARAMETER = /^(utm_\w+|fbclid|gclid|igshid|_gl)$/;

/** English pages have no prefix. `/english` is a path. */
const ENGLISH_PREFIX = /^\/en(?=\/|$)/;

/**
 * Canonical URLs have lower case, single slashes, no trailing slash and no `/en`. `location` is undefined for a
 * canonical URL.
 */
export function canonicalizeUrl(url: URL): { location?: string } {
  let path = toLowerCasePath(url.pathname.replace(/\/{2,}/g, '/'));
  path = path.replace(ENGLISH_PREFIX, '') || '/';
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path === url.pathname ? {} : { location: path + url.search };
}

const ESCAPE_OR_CAPITAL = /%[0-9A-Fa-f]{2}|[A-Z]/g;

/** Does not change escapes such as `%2F`, whose canonical form is upper case. */
const toLowerCasePath = (path: string) =>
  path.replace(ESCAPE_OR_CAPITAL, (part) => (part.length === 1 ? part.toLowerCase() : part));

export function removeTrackingParameters(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name) || name === 'language') clean.searchParams.delete(name);
  }
  clean.hash = '';
  return clean;
}
