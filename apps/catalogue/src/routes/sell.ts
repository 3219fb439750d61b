import type { RemoteRoute } from '@tractor-haat/platform';

const namespaces = ['lists', 'sell'];

/** Selling an old tractor. */
export const sellRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-sell',
    path: '/sell-old-tractor',
    namespaces,
    lazy: () => import(/* webpackChunkName: "catalogue-sell" */ '../sell/sell.page.tsx'),
  },
  {
    id: 'catalogue-sell-code',
    path: '/sell-old-tractor/code',
    namespaces,
    lazy: () =>
      import(/* webpackChunkName: "catalogue-sell-code" */ '../sell/code/sell-code.page.tsx'),
  },
  {
    id: 'catalogue-own-listing',
    path: '/sell-old-tractor/listing',
    namespaces,
    lazy: () =>
      import(/* webpackChunkName: "catalogue-own-listing" */ '../sell/own/own-listing.page.tsx'),
  },
];
