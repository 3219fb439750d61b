import { fetchHtml } from './page-weight.mjs';

/** Lists of every kind whose first visit is weighed: only islands of them are hydrated at first. */
const LIST_PATHS = [
  '/tractors',
  '/4wd-tractors-in-india',
  '/tractor/mahindra',
  '/tractor-implements-in-india',
  '/tractor-implements-in-india/rotavator',
  '/second-hand-tractor',
  '/tractor-review',
  '/tyres',
  '/tractor-videos',
  '/tractor-dealers-in-india',
];

/** Pages of links alone: home, and a tool whose form is plain. */
const LINK_PAGES = ['/', '/tractor-loan'];

/** The design's for such a page; its aim is 75. */
const ISLAND_LIMITS = { script: 85_000 };

/** A post, held to the media remote's own limit. */
const POST_PAGE = {
  page: '/tractor-industry-news-blogs/tractor-emi-explained',
  own: { remote: 20_000, ...ISLAND_LIMITS },
};

/** The HTML of a detail has no limit in the design: no more than on 2026-11-22 and a tenth. */
const DETAIL_LIMITS = { html: 26_000, ...ISLAND_LIMITS };

/** Lists that lead to details of every kind, and how the address of such a detail begins. */
const DETAIL_LISTS = [
  ['/tractors', '/tractor/'],
  ['/tractor-implements-in-india/rotavator', '/tractor-implements/'],
  ['/tyres', '/tyre/'],
  ['/second-hand-tractor', '/second-hand-tractor/'],
];

/**
 * Address of the first machine that a list shows.
 * @param {string} html
 * @param {string} prefix
 */
export function firstDetail(html, prefix) {
  const [, article = ''] = html.split('<article', 2);
  const links = [...article.matchAll(/href="([^"?#]+)"/g)].map(([, address]) => address);
  const detail = links.find((address) => address.startsWith(prefix) && /\/\d+$/.test(address));
  if (!detail) throw new Error(`The list shows nothing that begins with ${prefix}`);
  return detail;
}

/** The pages to weigh, with limits of their own: lists, a post, and the first machine of each kind as the site lists it now. */
export async function weighedPages(site) {
  const details = await Promise.all(
    DETAIL_LISTS.map(async ([list, prefix]) => firstDetail(await fetchHtml(site, list), prefix)),
  );
  return [
    ...[...LIST_PATHS, ...LINK_PAGES].map((page) => ({ page, own: ISLAND_LIMITS })),
    POST_PAGE,
    ...details.map((page) => ({ page, own: DETAIL_LIMITS })),
  ];
}
