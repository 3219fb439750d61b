/**
 * Returns the routes that can match a path without language prefix. The router ranks all routes on each request, so
 * fewer routes save time and do not change the result.
 */
export function filterCandidateRoutes<Route extends string | { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route[] {
  if (path.includes('//')) return [...routes];
  const segment = normalizeSegment(getFirstSegment(path));
  return routes.filter((route) => {
    const part = getFirstSegment(typeof route === 'string' ? route : route.path);
    return isDynamic(part) || part.toLowerCase() === segment;
  });
}

const getFirstSegment = (path: string) => path.replace(/^\//, '').split('/', 1)[0] ?? '';

const isDynamic = (part: string) =>
  part.startsWith(':') || part.startsWith('*') || part.endsWith('?');

/** The router compares segments unescaped and case-insensitively. */
function normalizeSegment(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}
