import { htmlOf } from './page-weight.mjs';

/** Lists of every kind whose first visit is weighed: only islands of them are hydrated at first. */
const LISTS = [
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
const OF_LINKS = ['/', '/tractor-loan'];

/** The design's for such a page; its aim is 75. */
const OF_ISLANDS = { script: 85_000 };

/** A post, held to the media remote's own limit. */
const POST = {
  page: '/tractor-industry-news-blogs/tractor-emi-explained',
  own: { remote: 20_000, ...OF_ISLANDS },
};

/** The HTML of a detail has no limit in the design: no more than on 2026-11-22 and a tenth. */
const OF_DETAILS = { html: 26_000, ...OF_ISLANDS };

/** Lists that lead to details of every kind, and how the address of such a detail begins. */
const WAYS = [
  ['/tractors', '/tractor/'],
  ['/tractor-implements-in-india/rotavator', '/tractor-implements/'],
  ['/tyres', '/tyre/'],
  ['/second-hand-tractor', '/second-hand-tractor/'],
];

/**
 * Address of the first machine that a list shows.
 * @param {string} html
 * @param {string} beginning
 */
export function firstDetail(html, beginning) {
  const [, article = ''] = html.split('<article', 2);
  const found = [...article.matchAll(/href="([^"?#]+)"/g)].map(([, address]) => address);
  const detail = found.find((address) => address.startsWith(beginning) && /\/\d+$/.test(address));
  if (!detail) throw new Error(`The list shows nothing that begins with ${beginning}`);
  return detail;
}

/** The pages to weigh, with limits of their own: lists, a post, and the first machine of each kind as the site lists it now. */
export async function weighedPages(site) {
  const details = await Promise.all(
    WAYS.map(async ([list, beginning]) => firstDetail(await htmlOf(site, list), beginning)),
  );
  return [
    ...[...LISTS, ...OF_LINKS].map((page) => ({ page, own: OF_ISLANDS })),
    POST,
    ...details.map((page) => ({ page, own: OF_DETAILS })),
  ];
}
