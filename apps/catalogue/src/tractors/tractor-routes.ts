import type { RemoteRoute } from '@tractor-haat/platform';

const tractorList = () => import('./tractor-list.page.tsx');
const tractorBrands = () => import('./tractor-brands.page.tsx');
const tractorBrand = () => import('./tractor-brand.page.tsx');
const tractor = () => import('./tractor.page.tsx');
const tractorReview = () => import('../reviews/tractor-review.page.tsx');

export const tractorRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-tractor-list',
    path: '/tractors',
    namespaces: ['lists', 'tractors', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-latest',
    chunk: 'catalogue-tractor-list',
    path: '/latest-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-mini',
    chunk: 'catalogue-tractor-list',
    path: '/mini-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-ac',
    chunk: 'catalogue-tractor-list',
    path: '/ac-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-cng',
    chunk: 'catalogue-tractor-list',
    path: '/cng-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-four-wheel',
    chunk: 'catalogue-tractor-list',
    path: '/4wd-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-two-wheel',
    chunk: 'catalogue-tractor-list',
    path: '/2wd-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-electric',
    chunk: 'catalogue-tractor-list',
    path: '/electric-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-trem-iv',
    chunk: 'catalogue-tractor-list',
    path: '/trem-iv-tractors-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-series',
    chunk: 'catalogue-tractor-list',
    path: '/tractor-series-in-india',
    namespaces: ['lists', 'tractors', 'kinds', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorList,
  },
  {
    id: 'catalogue-tractor-brands',
    path: '/tractor-brands',
    namespaces: ['lists', 'tractors'],
    islands: 'islands-plain-list',
    lazy: tractorBrands,
  },
  {
    id: 'catalogue-tractor-brand',
    path: '/tractor/:brand',
    namespaces: ['lists', 'tractors', 'asked'],
    islands: 'islands-tractor-list',
    lazy: tractorBrand,
  },
  {
    id: 'catalogue-tractor',
    path: '/tractor/:slug/:id',
    namespaces: ['lists', 'tractor', 'reviews'],
    islands: 'islands-tractor',
    lazy: tractor,
  },
  {
    id: 'catalogue-tractor-review',
    path: '/tractor-review',
    namespaces: ['lists', 'reviews'],
    islands: 'islands-plain-list',
    lazy: tractorReview,
  },
];
