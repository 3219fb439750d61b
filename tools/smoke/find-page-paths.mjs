/** The expression of `/a/:b?` matches `/a` and `/a/x`. */
export function toRouteExpression(pattern) {
  const source = splitPattern(pattern).map(toSegmentSource).join('');
  return new RegExp(`^${source || '/'}$`);
}

const splitPattern = (pattern) => pattern.split('/').filter((segment) => segment !== '');

function toSegmentSource(segment) {
  if (segment === '*') return '(?:/.*)?';
  const isOptional = segment.endsWith('?');
  const name = isOptional ? segment.slice(0, -1) : segment;
  const escapedName = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = name.startsWith(':') ? '/[^/]+' : `/${escapedName}`;
  return isOptional ? `(?:${source})?` : source;
}

/** Returns null for a pattern with required parameters. */
export function toStaticPath(pattern) {
  const segments = splitPattern(pattern).filter((segment) => !segment.endsWith('?'));
  return segments.some((segment) => segment.startsWith(':') || segment === '*')
    ? null
    : `/${segments.join('/')}`;
}

/** Returns the paths of links without query and fragment. */
export function extractLinks(html) {
  return [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, href = '/']) => href);
}

const MAX_PAGES = 25;

/**
 * Finds one path for each pattern of an app. For a pattern with parameters, the path comes from a link on a page of the
 * site. `unreached` lists the patterns without such a link.
 */
export async function findPagePaths(site, { name, routes }) {
  const pathByPattern = new Map();
  for (const pattern of routes) {
    const path = toStaticPath(pattern);
    if (path !== null) pathByPattern.set(pattern, path);
  }
  const visited = new Set();
  const queue = ['/', ...pathByPattern.values()];
  while (queue.length > 0 && visited.size < MAX_PAGES && pathByPattern.size < routes.length) {
    const path = queue.shift();
    if (visited.has(path)) continue;
    visited.add(path);
    const response = await fetch(site + path);
    for (const link of extractLinks(await response.text())) {
      const pattern = routes.find((route) => toRouteExpression(route).test(link));
      if (!pattern || pathByPattern.has(pattern)) continue;
      pathByPattern.set(pattern, link);
      queue.push(link);
    }
  }
  // A remote without pages is tested on the home page, which must hydrate with it.
  const addresses = [
    ...new Set(pathByPattern.size > 0 && name !== 'shell' ? pathByPattern.values() : ['/']),
  ];
  return { addresses, unreached: routes.filter((pattern) => !pathByPattern.has(pattern)) };
}
