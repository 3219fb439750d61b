import type { SitemapExample, SiteRoute } from './site-routes.ts';

/** URLs in a sitemap or in the sitemap index. */
export async function addressesIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

const known = new Map<string, Promise<string[]>>();

/** Paths in an English sitemap by its name, such as `tractors`. Cached per process. */
export function pathsOf(origin: string, name: string): Promise<string[]> {
  const sitemap = `${origin}/sitemap/${name}-en.xml`;
  const paths =
    known.get(sitemap) ??
    addressesIn(sitemap).then((all) => all.map((address) => new URL(address).pathname));
  known.set(sitemap, paths);
  return paths;
}

async function firstLike(origin: string, { sitemap, like }: SitemapExample): Promise<string> {
  const found = (await pathsOf(origin, sitemap)).find((path) => like.test(path));
  if (!found) throw new Error(`No address of ${sitemap} is like ${like}`);
  return found;
}

/** English path of a page of this kind. */
export const pathOf = ({ at }: SiteRoute, origin: string): string | Promise<string> =>
  typeof at === 'string' ? at : firstLike(origin, at);
