import { IMPLEMENTS_PATH } from './content.ts';

/** A page whose URL depends on the content. The first URL in the sitemap that matches is used. */
export interface SitemapExample {
  readonly sitemap: string;
  readonly pattern: RegExp;
}

/** One kind of page, with one app, one component and one set of texts. */
export interface SiteRoute {
  readonly name: string;
  /** English path without query. */
  readonly path: string | SitemapExample;
  readonly status?: 404 | 410;
  /** Search engines must not index the page, for example a personal page, an error page or a search result. */
  readonly noindex?: true;
  /** Without submitted data the page shows only a heading. */
  readonly needsInput?: true;
  /** Another route has the same component with other data or texts, so short runs skip this one. */
  readonly isVariant?: true;
}

const fixed = (...paths: readonly string[]): SiteRoute[] =>
  paths.map((path) => ({ name: path, path }));

const variants = (...paths: readonly string[]): SiteRoute[] =>
  fixed(...paths).map((route) => ({ ...route, isVariant: true }));

const detail = (name: string, sitemap: string, pattern: RegExp): SiteRoute => ({
  name,
  path: { sitemap, pattern },
});

const shell: readonly SiteRoute[] = [
  ...fixed('/', '/about', '/display', '/our-contacts', '/terms-of-use', '/privacy'),
  ...variants('/career', '/partner', '/tractorjunction'),
  { name: '/search', path: '/search', noindex: true },
  { name: '/report', path: '/report', noindex: true },
  { name: 'an address that is none', path: '/no-such-page', status: 404, noindex: true },
];

export const catalogueRoutes: readonly SiteRoute[] = [
  ...fixed(
    '/tractors',
    '/tractor-series-in-india',
    '/tractor-brands',
    '/tractor/mahindra',
    IMPLEMENTS_PATH,
    `${IMPLEMENTS_PATH}/rotavator`,
    '/tractor-implements/fieldking',
    '/tyres',
    '/tyre/mrf-tractor-tyre-in-india',
    '/second-hand-tractor',
    '/construction-machinery-and-equipment-in-india',
    '/tractor-review',
    '/tractor-emi-calculator',
    '/cost-per-acre',
    '/dealer-visit-list',
    '/implement-finder',
    '/tractor-loan',
    '/tractor-insurance',
    '/tractor-dealers-in-india',
    '/tractor-dealership-enquiry',
    '/sell-old-tractor',
    '/compare-tractors',
    '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe',
    '/tractor-on-road-price',
  ),
  ...variants(
    '/tractor-implements-brands-in-india',
    '/implement-on-road-price',
    '/latest-tractors-in-india',
    '/mini-tractors-in-india',
    '/ac-tractors-in-india',
    '/cng-tractors-in-india',
    '/4wd-tractors-in-india',
    '/2wd-tractors-in-india',
    '/electric-tractors-in-india',
    '/trem-iv-tractors-in-india',
    // This brand has a single tractor.
    '/tractor/josh',
    '/tyre-price',
    '/tractor-tyre-in-india',
    '/second-hand-tractor/mini-tractor',
    '/agriculture-and-farm-equipment-in-india',
    '/second-hand-tractor-loan',
    '/loan-against-tractor',
    '/tractor-implement-dealers-in-india',
    '/tractor-tyre-dealers-in-india',
  ),
  detail('a tractor', 'tractors', /^\/tractor\/[^/]+\/\d+$/),
  detail('an implement', 'implements', /^\/tractor-implements\/[^/]+\/[^/]+\/\d+$/),
  detail('a tyre', 'tyres', /^\/tyre\/[^/]+\/[^/]+\/\d+$/),
  detail('a used tractor', 'used', /^\/second-hand-tractor\/[^/]+\/\d+$/),
  detail('a dealer', 'dealers', /^\/dealer\/[^/]+\/\d+$/),
  {
    name: 'a tractor that is none',
    path: '/tractor/none/999999',
    status: 404,
    noindex: true,
    isVariant: true,
  },
  { name: '/family', path: '/family/none', status: 404, noindex: true },
  { name: '/sell-old-tractor/code', path: '/sell-old-tractor/code', noindex: true },
  {
    name: '/sell-old-tractor/listing',
    path: '/sell-old-tractor/listing',
    noindex: true,
    isVariant: true,
  },
];

const enquiry: readonly SiteRoute[] = [
  ...fixed('/enquiry/implement-price'),
  { name: '/enquiry/code', path: '/enquiry/code', noindex: true, needsInput: true },
  { name: '/price-alert', path: '/price-alert', noindex: true },
  {
    name: 'an alert that has ended',
    path: '/price-alert/none',
    status: 410,
    noindex: true,
    isVariant: true,
  },
  {
    name: '/enquiry/done',
    path: '/enquiry/done',
    noindex: true,
    needsInput: true,
    isVariant: true,
  },
];

const account: readonly SiteRoute[] = [
  ...fixed(
    '/sign-in',
    '/register',
    '/my',
    '/my-data',
    `/newsletter/confirm/${'a'.repeat(48)}`,
    '/newsletter/confirmed',
  ),
  ...variants(
    '/forgot-password',
    `/newsletter/unsubscribe/${'a'.repeat(48)}`,
    '/newsletter/unsubscribed',
    '/newsletter/over',
  ),
].map((route) => ({ ...route, noindex: true }));

const media: readonly SiteRoute[] = [
  ...fixed(
    '/tractor-videos',
    '/tractor-reels-and-shorts',
    '/web-story-in-india',
    '/tractor-industry-news-blogs',
    '/tractors-question-hub',
  ),
  ...variants('/tractors-subsidy-in-india', '/web-story-in-india/tyres-that-last/2'),
  detail('a video', 'videos', /^\/tractor-videos\/[^/]+$/),
  { ...detail('a playlist', 'videos', /^\/tractor-videos\/playlist\/[^/]+$/), isVariant: true },
  detail('a reel', 'videos', /^\/tractor-reels-and-shorts\/[^/]+$/),
  detail('a web story', 'videos', /^\/web-story-in-india\/[^/]+$/),
  detail('a post', 'posts', /^\/tractor-industry-news-blogs\/[^/]+$/),
  {
    ...detail('a category of posts', 'posts', /^\/tractor-industry-news-blogs\/category\/[^/]+$/),
    isVariant: true,
  },
  detail('a question', 'questions', /^\/tractors-question-hub\/\d+$/),
];

export const siteRoutes: readonly SiteRoute[] = [
  ...shell,
  ...catalogueRoutes,
  ...enquiry,
  ...account,
  ...media,
];
