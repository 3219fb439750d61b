import type { RemoteRoute } from '@tractor-haat/platform';

const compareStart = () => import('../compare/compare-start.page.tsx');
const comparison = () => import('../compare/comparison.page.tsx');
const family = () => import('../family/family.page.tsx');

export const buyingRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-compare-start',
    path: '/compare-tractors',
    namespaces: ['lists', 'buying'],
    islands: 'islands-compare-start',
    lazy: compareStart,
  },
  {
    id: 'catalogue-comparison',
    path: '/compare-tractors/:tractors',
    namespaces: ['lists', 'specs', 'buying'],
    islands: 'islands-detail',
    lazy: comparison,
  },
  {
    id: 'catalogue-family',
    path: '/family/:id',
    namespaces: ['lists', 'family'],
    lazy: family,
  },
];
