import type { RemoteRoute } from '@tractor-haat/platform';

const usedList = () =>
  import(/* webpackChunkName: "catalogue-used-list" */ '../used/used-list.page.tsx');
const used = () => import(/* webpackChunkName: "catalogue-used" */ '../used/used.page.tsx');

/** Used tractors. */
export const usedRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-used-list',
    path: '/second-hand-tractor',
    namespaces: ['lists', 'used'],
    lazy: usedList,
  },
  {
    id: 'catalogue-used-mini',
    chunk: 'catalogue-used-list',
    path: '/second-hand-tractor/mini-tractor',
    namespaces: ['lists', 'used'],
    lazy: usedList,
  },
  {
    id: 'catalogue-used',
    path: '/second-hand-tractor/:slug/:id',
    namespaces: ['lists', 'used'],
    lazy: used,
  },
];
