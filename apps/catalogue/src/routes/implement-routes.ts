import type { RemoteRoute } from '@tractor-haat/platform';

const implementList = () => import('../implements/list/implement-list.page.tsx');
const implementBrands = () => import('../implements/brands/implement-brands.page.tsx');
const implement = () => import('../implements/detail/implement.page.tsx');
const implementFinder = () => import('../implements/finder/implement-finder.page.tsx');
const construction = () => import('../guides/construction.page.tsx');
const farmEquipment = () => import('../guides/farm-equipment.page.tsx');

export const implementRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-implement-list',
    path: '/tractor-implements-in-india',
    namespaces: ['lists', 'implements'],
    islands: 'islands-implement-list',
    lazy: implementList,
  },
  {
    id: 'catalogue-implement-type',
    chunk: 'catalogue-implement-list',
    path: '/tractor-implements-in-india/:type',
    namespaces: ['lists', 'implements'],
    islands: 'islands-implement-list',
    lazy: implementList,
  },
  {
    id: 'catalogue-implement-brand',
    chunk: 'catalogue-implement-list',
    path: '/tractor-implements/:brand',
    namespaces: ['lists', 'implements'],
    islands: 'islands-implement-list',
    lazy: implementList,
  },
  {
    id: 'catalogue-implement-brands',
    path: '/tractor-implements-brands-in-india',
    namespaces: ['lists', 'implements'],
    islands: 'islands-plain-list',
    lazy: implementBrands,
  },
  {
    id: 'catalogue-implement',
    path: '/tractor-implements/:brand/:slug/:id',
    namespaces: ['lists', 'implements'],
    islands: 'islands-detail',
    lazy: implement,
  },
  {
    id: 'catalogue-implement-finder',
    path: '/implement-finder',
    namespaces: ['lists', 'fit'],
    islands: 'islands-plain-list',
    lazy: implementFinder,
  },
  {
    id: 'catalogue-construction',
    path: '/construction-machinery-and-equipment-in-india',
    namespaces: ['lists', 'guides'],
    islands: 'islands-plain-list',
    lazy: construction,
  },
  {
    id: 'catalogue-farm-equipment',
    path: '/agriculture-and-farm-equipment-in-india',
    namespaces: ['lists', 'guides'],
    islands: 'islands-plain-list',
    lazy: farmEquipment,
  },
];
