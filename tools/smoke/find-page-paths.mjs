/** Regular expression of a route pattern: `/a/:b?` matches `/a` and `/a/x`. */
export function toRouteExpression(pattern) {
  const source = pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const isOptional = part.endsWith('?');
      const name = isOptional ? part.slice(0, -1) : part;
      const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const text = name === '*' ? '/.*' : name.startsWith(':') ? '/[^/]+' : `/${plain}`;
      return isOptional || name === '*' ? `(?:${text})?` : text;
    })
    .join('');
  return new RegExp(`^${source || '/'}$`);
}

/** Path of a pattern without parameters; null otherwise. */
export function toStaticPath(pattern) {
  const segments = pattern.split('/').filter((part) => part !== '' && !part.endsWith('?'));
  return segments.some((part) => part.startsWith(':') || part === '*')
    ? null
    : `/${segments.join('/')}`;
}

/** Paths of a page's links, without language prefix. */
export function extractLinks(html) {
  return [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, href = '/']) => href);
}

const MAX_PAGES = 25;

/**
 * One path per pattern of an app: static ones as they are, those with parameters from links on the
 * site's pages. `unreached`: patterns without a link.
 */
export async function findPagePaths(site, { name, routes }) {
  const pathByPattern = new Map();
  for (const pattern of routes) {
    const path = toStaticPath(pattern);
    if (path !== null) pathByPattern.set(pattern, path);
  }
  const visited = new Set();
  const waiting = ['/', ...pathByPattern.values()];
  while (waiting.length > 0 && visited.size < MAX_PAGES && pathByPattern.size < routes.length) {
    const path = waiting.shift();
    if (visited.has(path)) continue;
    visited.add(path);
    const response = await fetch(site + path);
    for (const link of extractLinks(await response.text())) {
      const pattern = routes.find((one) => toRouteExpression(one).test(link));
      if (!pattern || pathByPattern.has(pattern)) continue;
      pathByPattern.set(pattern, link);
      waiting.push(link);
    }
  }
  // A remote without pages has widgets: home must still hydrate with it.
  const addresses = [
    ...new Set(pathByPattern.size > 0 && name !== 'shell' ? pathByPattern.values() : ['/']),
  ];
  return { addresses, unreached: routes.filter((pattern) => !pathByPattern.has(pattern)) };
}
