import { LIST } from './content.ts';

/** A page whose URL depends on the content: the first match in a sitemap. */
export interface SitemapExample {
  readonly sitemap: string;
  readonly like: RegExp;
}

/** One kind of page: one owner, one component, one set of texts. */
export interface SiteRoute {
  readonly name: string;
  /** English path without query. */
  readonly at: string | SitemapExample;
  readonly status?: 404 | 410;
  /** Personal or internal page, excluded from search engines. */
  readonly noindex?: true;
  /** The page requires submitted data; without it only a heading is shown. */
  readonly over?: true;
  /** Uses the same component as another route with other data or texts: it is visited once. */
  readonly alike?: true;
}

const fixed = (...paths: readonly string[]): SiteRoute[] =>
  paths.map((path) => ({ name: path, at: path }));

const alike = (...paths: readonly string[]): SiteRoute[] =>
  fixed(...paths).map((route) => ({ ...route, alike: true }));

const detail = (name: string, sitemap: string, like: RegExp): SiteRoute => ({
  name,
  at: { sitemap, like },
});

const shell: readonly SiteRoute[] = [
  ...fixed('/', '/about', '/display', '/our-contacts', '/terms-of-use', '/privacy'),
  ...alike('/career', '/partner', '/tractorjunction'),
  { name: '/search', at: '/search', noindex: true },
  { name: '/report', at: '/report', noindex: true },
  { name: 'an address that is none', at: '/no-such-page', status: 404, noindex: true },
];

export const catalogueRoutes: readonly SiteRoute[] = [
  ...fixed(
    '/tractors',
    '/tractor-series-in-india',
    '/tractor-brands',
    '/tractor/mahindra',
    LIST,
    `${LIST}/rotavator`,
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
  ...alike(
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
    // A brand with a single tractor.
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
    at: '/tractor/none/999999',
    status: 404,
    noindex: true,
    alike: true,
  },
  { name: '/family', at: '/family/none', status: 404, noindex: true },
  { name: '/sell-old-tractor/code', at: '/sell-old-tractor/code', noindex: true },
  {
    name: '/sell-old-tractor/listing',
    at: '/sell-old-tractor/listing',
    noindex: true,
    alike: true,
  },
];

const enquiry: readonly SiteRoute[] = [
  ...fixed('/enquiry/implement-price'),
  { name: '/enquiry/code', at: '/enquiry/code', noindex: true, over: true },
  { name: '/price-alert', at: '/price-alert', noindex: true },
  {
    name: 'an alert that has ended',
    at: '/price-alert/none',
    status: 410,
    noindex: true,
    alike: true,
  },
  { name: '/enquiry/done', at: '/enquiry/done', noindex: true, over: true, alike: true },
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
  ...alike(
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
  ...alike('/tractors-subsidy-in-india', '/web-story-in-india/tyres-that-last/2'),
  detail('a video', 'videos', /^\/tractor-videos\/[^/]+$/),
  { ...detail('a playlist', 'videos', /^\/tractor-videos\/playlist\/[^/]+$/), alike: true },
  detail('a reel', 'videos', /^\/tractor-reels-and-shorts\/[^/]+$/),
  detail('a web story', 'videos', /^\/web-story-in-india\/[^/]+$/),
  detail('a post', 'posts', /^\/tractor-industry-news-blogs\/[^/]+$/),
  {
    ...detail('a category of posts', 'posts', /^\/tractor-industry-news-blogs\/category\/[^/]+$/),
    alike: true,
  },
  detail('a question', 'questions', /^\/tractors-question-hub\/\d+$/),
];

/** All kinds of pages. */
export const siteRoutes: readonly SiteRoute[] = [
  ...shell,
  ...catalogueRoutes,
  ...enquiry,
  ...account,
  ...media,
];
