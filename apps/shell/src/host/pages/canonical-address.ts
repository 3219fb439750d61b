/** Added by those who count visits; the page is the same without them. */
const COUNTING = /^(utm_\w+|fbclid|gclid|igshid|_gl)$/;

/**
 * The one address of a page: small letters, single slashes, none at the end, no `/en`.
 * `location` is set when the visitor came by another one and must be sent on.
 */
export function canonicalAddress(url: URL): { location?: string } {
  let path = lowerCased(url.pathname.replace(/\/{2,}/g, '/'));
  path = path.replace(/^\/en(?=\/|$)/, '') || '/';
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return path === url.pathname ? {} : { location: path + url.search };
}

/** Escapes such as %2F keep their letters: they are not part of a name. */
const lowerCased = (path: string) =>
  path.replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** The address without what does not change the page: the key under which the page is kept. */
export function withoutCounting(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()]) {
    if (COUNTING.test(name) || name === 'language') clean.searchParams.delete(name);
  }
  clean.hash = '';
  return clean;
}
