import type { RemoteRoute } from '@tractor-haat/platform';

const namespaces = ['sell'];

/** Selling an old tractor. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'sell-form',
    path: '/sell-old-tractor',
    namespaces,
    lazy: () => import(/* webpackChunkName: "sell-form" */ './sell.page.tsx'),
  },
  {
    id: 'sell-code',
    path: '/sell-old-tractor/code',
    namespaces,
    lazy: () => import(/* webpackChunkName: "sell-code" */ './code/sell-code.page.tsx'),
  },
  {
    id: 'sell-own-listing',
    path: '/sell-old-tractor/listing',
    namespaces,
    lazy: () => import('./own/own-listing.page.tsx'),
  },
];
