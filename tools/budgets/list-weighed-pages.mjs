import { fetchHtml } from './measure-page-weight.mjs';

/** One list of every kind. A first visit hydrates only their islands. */
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

/** Pages with only links or a plain form. */
const LINK_PAGES = ['/', '/tractor-loan'];

/** Limit of the design for pages without full hydration, in bytes. The target is 75,000. */
const ISLAND_LIMITS = { script: 85_000 };

/** A post has a lower limit for the code of its remote. */
const POST_PAGE = {
  page: '/tractor-industry-news-blogs/tractor-emi-explained',
  pageLimits: { remoteScript: 20_000, ...ISLAND_LIMITS },
};

/** The design has no limit for the HTML of a detail page. This is the size of 2026-11-22 plus 10 %. */
const DETAIL_LIMITS = { html: 26_000, ...ISLAND_LIMITS };

/** Each list leads to detail pages whose paths have the prefix. */
const DETAIL_LISTS = [
  { list: '/tractors', prefix: '/tractor/' },
  { list: '/tractor-implements-in-india/rotavator', prefix: '/tractor-implements/' },
  { list: '/tyres', prefix: '/tyre/' },
  { list: '/second-hand-tractor', prefix: '/second-hand-tractor/' },
];

/**
 * Returns the path of the first product in a list.
 * @param {string} html
 * @param {string} prefix
 */
export function findFirstDetail(html, prefix) {
  const [, article = ''] = html.split('<article', 2);
  const links = [...article.matchAll(/href="([^"?#]+)"/g)].map(([, address]) => address);
  const detail = links.find((address) => address.startsWith(prefix) && /\/\d+$/.test(address));
  if (!detail) throw new Error(`The list shows nothing that begins with ${prefix}`);
  return detail;
}

/**
 * Lists the pages whose weight is limited, with their own limits. Paths of detail pages are read from the lists,
 * because ids depend on the content.
 */
export async function listWeighedPages(site) {
  const details = await Promise.all(
    DETAIL_LISTS.map(async ({ list, prefix }) =>
      findFirstDetail(await fetchHtml(site, list), prefix),
    ),
  );
  return [
    ...[...LIST_PATHS, ...LINK_PAGES].map((page) => ({ page, pageLimits: ISLAND_LIMITS })),
    POST_PAGE,
    ...details.map((page) => ({ page, pageLimits: DETAIL_LIMITS })),
  ];
}
