const firstPart = (path: string) => path.replace(/^\//, '').split('/', 1)[0] ?? '';

/** Fits more than itself: a parameter, the rest of an address, a part that may be left out. */
const isOpen = (part: string) => part.startsWith(':') || part.startsWith('*') || part.endsWith('?');

/** As the router reads it: with its escapes, in any case. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}

/**
 * Those of some routes that may fit an address (without language prefix): the router tries all patterns that it has, and
 * ranks them anew, for each page. Of what is left out none can fit, so that the router decides as it would among all.
 */
export function routesNear<Route extends string | { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route[] {
  // The router has rules of its own for empty parts.
  if (path.includes('//')) return [...routes];
  const wanted = readPart(firstPart(path));
  return routes.filter((route) => {
    const part = firstPart(typeof route === 'string' ? route : route.path);
    return isOpen(part) || part.toLowerCase() === wanted;
  });
}
