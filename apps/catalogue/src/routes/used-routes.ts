import type { RemoteRoute } from '@tractor-haat/platform';

const usedList = () => import('../used/used-list.page.tsx');
const used = () => import('../used/used.page.tsx');

export const usedRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-used-list',
    path: '/second-hand-tractor',
    namespaces: ['lists', 'used'],
    islands: 'islands-plain-list',
    lazy: usedList,
  },
  {
    id: 'catalogue-used-mini',
    chunk: 'catalogue-used-list',
    path: '/second-hand-tractor/mini-tractor',
    namespaces: ['lists', 'used'],
    islands: 'islands-plain-list',
    lazy: usedList,
  },
  {
    id: 'catalogue-used',
    path: '/second-hand-tractor/:slug/:id',
    namespaces: ['lists', 'used'],
    islands: 'islands-detail',
    lazy: used,
  },
];
