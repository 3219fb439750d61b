import type { SitemapExample, SiteRoute } from './site-routes.ts';

/** URLs in a sitemap or in the sitemap index. */
export async function fetchSitemapUrls(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

const cachedPaths = new Map<string, Promise<string[]>>();

/** Paths in an English sitemap by its name, such as `tractors`. Cached per process. */
export function fetchSitemapPaths(origin: string, name: string): Promise<string[]> {
  const sitemap = `${origin}/sitemap/${name}-en.xml`;
  const paths =
    cachedPaths.get(sitemap) ??
    fetchSitemapUrls(sitemap).then((all) => all.map((address) => new URL(address).pathname));
  cachedPaths.set(sitemap, paths);
  return paths;
}

async function findFirstPath(
  origin: string,
  { sitemap, pattern }: SitemapExample,
): Promise<string> {
  const found = (await fetchSitemapPaths(origin, sitemap)).find((path) => pattern.test(path));
  if (!found) throw new Error(`No address of ${sitemap} matches ${pattern}`);
  return found;
}

/** English path of a page of this kind. */
export const resolvePath = ({ path }: SiteRoute, origin: string): string | Promise<string> =>
  typeof path === 'string' ? path : findFirstPath(origin, path);
