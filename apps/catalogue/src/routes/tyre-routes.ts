import type { RemoteRoute } from '@tractor-haat/platform';

const tyreFinder = () => import('../tyres/tyre-finder.page.tsx');
const tyrePrice = () => import('../tyres/tyre-price.page.tsx');
const tyreGuide = () => import('../tyres/tyre-guide.page.tsx');
const tyreBrand = () => import('../tyres/tyre-brand.page.tsx');
const tyre = () => import('../tyres/tyre.page.tsx');

export const tyreRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-tyre-finder',
    path: '/tyres',
    namespaces: ['lists', 'tyres'],
    islands: 'islands-plain-list',
    lazy: tyreFinder,
  },
  {
    id: 'catalogue-tyre-price',
    path: '/tyre-price',
    namespaces: ['lists', 'tyres'],
    islands: 'islands-plain-list',
    lazy: tyrePrice,
  },
  {
    id: 'catalogue-tyre-guide',
    path: '/tractor-tyre-in-india',
    namespaces: ['lists', 'tyres'],
    islands: 'islands-plain-list',
    lazy: tyreGuide,
  },
  {
    id: 'catalogue-tyre-brand',
    path: '/tyre/:slug',
    namespaces: ['lists', 'tyres'],
    islands: 'islands-plain-list',
    lazy: tyreBrand,
  },
  {
    id: 'catalogue-tyre',
    path: '/tyre/:brand/:slug/:id',
    namespaces: ['lists', 'tyres'],
    islands: 'islands-detail',
    lazy: tyre,
  },
];
