/** Tracking parameters; they do not change the page. */
const TRACKING_PARAMETER = /^(utm_\w+|fbclid|gclid|igshid|_gl)$/;

/**
 * Canonical form of a URL: lower case, single slashes, no trailing slash, no `/en`. `location` is
 * set when the request must be redirected to it.
 */
export function canonicalizeUrl(url: URL): { location?: string } {
  let path = lowerCased(url.pathname.replace(/\/{2,}/g, '/'));
  path = path.replace(/^\/en(?=\/|$)/, '') || '/';
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path === url.pathname ? {} : { location: path + url.search };
}

/** Escapes such as %2F keep their case. */
const lowerCased = (path: string) =>
  path.replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** URL without tracking parameters: the cache key of the page. */
export function withoutTrackingParameters(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name) || name === 'language') clean.searchParams.delete(name);
  }
  clean.hash = '';
  return clean;
}
