import type { SitemapExample, SiteRoute } from './site-routes.ts';

/** Returns the URLs of a sitemap or of the sitemap index. */
export async function fetchSitemapUrls(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

const cachedPaths = new Map<string, Promise<string[]>>();

/** Returns the paths of an English sitemap by its name, such as `tractors`. Each process caches them. */
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

export const resolvePath = ({ path }: SiteRoute, origin: string): string | Promise<string> =>
  typeof path === 'string' ? path : findFirstPath(origin, path);
