import type { RemoteRoute } from '@tractor-haat/platform';

const compareStart = () =>
  import(/* webpackChunkName: "catalogue-compare-start" */ '../compare/compare-start.page.tsx');
const comparison = () =>
  import(/* webpackChunkName: "catalogue-comparison" */ '../compare/comparison.page.tsx');

const tractorPrice = () =>
  import(/* webpackChunkName: "catalogue-tractor-price" */ '../on-road/tractor-price.page.tsx');
const implementPrice = () =>
  import(/* webpackChunkName: "catalogue-implement-price" */ '../on-road/implement-price.page.tsx');

/** What a buyer decides with. */
export const buyingRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-compare-start',
    path: '/compare-tractors',
    namespaces: ['lists', 'buying'],
    lazy: compareStart,
  },
  {
    id: 'catalogue-comparison',
    path: '/compare-tractors/:tractors',
    namespaces: ['lists', 'specs', 'buying'],
    lazy: comparison,
  },
  {
    id: 'catalogue-tractor-price',
    path: '/tractor-on-road-price',
    namespaces: ['lists', 'buying'],
    lazy: tractorPrice,
  },
  {
    id: 'catalogue-implement-price',
    path: '/implement-on-road-price',
    namespaces: ['lists', 'buying'],
    lazy: implementPrice,
  },
];
