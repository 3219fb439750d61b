/** Regular expression of a route pattern: `/a/:b?` matches `/a` and `/a/x`. */
export function expressionOf(pattern) {
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
export function plainAddress(pattern) {
  const parts = pattern.split('/').filter((part) => part !== '' && !part.endsWith('?'));
  return parts.some((part) => part.startsWith(':') || part === '*') ? null : `/${parts.join('/')}`;
}

/** Paths of a page's links, without language prefix. */
export function linksIn(html) {
  return [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, href = '/']) => href);
}

const MAX_PAGES = 25;

/**
 * One path per pattern of an app: static ones as they are, those with parameters from links on the
 * site's pages. `unreached`: patterns without a link.
 */
export async function addressesOf(site, { name, routes }) {
  const found = new Map();
  for (const pattern of routes) {
    const address = plainAddress(pattern);
    if (address !== null) found.set(pattern, address);
  }
  const seen = new Set();
  const waiting = ['/', ...found.values()];
  while (waiting.length > 0 && seen.size < MAX_PAGES && found.size < routes.length) {
    const address = waiting.shift();
    if (seen.has(address)) continue;
    seen.add(address);
    const answer = await fetch(site + address);
    for (const link of linksIn(await answer.text())) {
      const pattern = routes.find((one) => expressionOf(one).test(link));
      if (!pattern || found.has(pattern)) continue;
      found.set(pattern, link);
      waiting.push(link);
    }
  }
  // A remote without pages has widgets: home must still hydrate with it.
  const addresses = [...new Set(found.size > 0 && name !== 'shell' ? found.values() : ['/'])];
  return { addresses, unreached: routes.filter((pattern) => !found.has(pattern)) };
}
