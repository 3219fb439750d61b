const firstPart = (path: string) => path.replace(/^\//, '').split('/', 1)[0] ?? '';

/** True for segments that match other text: parameters, splats, optional segments. */
const isOpen = (part: string) => part.startsWith(':') || part.startsWith('*') || part.endsWith('?');

/** A segment as the router matches it: unescaped, case-insensitive. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}

/**
 * Routes that can match a path (without language prefix). The router ranks all its patterns for
 * each request; omitting those that cannot match does not change its result.
 */
export function filterCandidateRoutes<Route extends string | { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route[] {
  // The router treats empty segments specially.
  if (path.includes('//')) return [...routes];
  const segment = readPart(firstPart(path));
  return routes.filter((route) => {
    const part = firstPart(typeof route === 'string' ? route : route.path);
    return isOpen(part) || part.toLowerCase() === segment;
  });
}
