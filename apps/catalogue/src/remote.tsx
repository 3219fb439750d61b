import { defineRemote, type RemoteRoute } from '@tractor-haat/platform';
import { messages } from './messages.ts';
import { savedSlices } from './saved/saved-slices.ts';
import { tractorRoutes } from './tractors/tractor-routes.ts';
import { widgets } from './widgets.ts';

const compareStart = () => import('./compare/compare-start.page.tsx');
const comparison = () => import('./compare/comparison.page.tsx');
const family = () => import('./compare/family.page.tsx');

const buyingRoutes: readonly RemoteRoute[] = [
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

const dealerList = () => import('./dealers/dealer-list.page.tsx');
const dealer = () => import('./dealers/dealer.page.tsx');
const dealership = () => import('./dealers/dealership.page.tsx');

const namespaces = ['lists', 'dealers'];

const dealerRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-dealer-list',
    path: '/tractor-dealers-in-india',
    namespaces,
    islands: 'islands-plain-list',
    lazy: dealerList,
  },
  {
    id: 'catalogue-implement-dealers',
    chunk: 'catalogue-dealer-list',
    path: '/tractor-implement-dealers-in-india',
    namespaces,
    islands: 'islands-plain-list',
    lazy: dealerList,
  },
  {
    id: 'catalogue-tyre-dealers',
    chunk: 'catalogue-dealer-list',
    path: '/tractor-tyre-dealers-in-india',
    namespaces,
    islands: 'islands-plain-list',
    lazy: dealerList,
  },
  {
    id: 'catalogue-dealer',
    path: '/dealer/:slug/:id',
    namespaces,
    islands: 'islands-plain-list',
    lazy: dealer,
  },
  {
    id: 'catalogue-dealership',
    path: '/tractor-dealership-enquiry',
    namespaces,
    lazy: dealership,
  },
];

const implementList = () => import('./implements/implement-list.page.tsx');
const implementBrands = () => import('./implements/implement-brands.page.tsx');
const implement = () => import('./implements/implement.page.tsx');
const implementFinder = () => import('./implements/implement-finder.page.tsx');
const construction = () => import('./guides/construction.page.tsx');
const farmEquipment = () => import('./guides/farm-equipment.page.tsx');

const implementRoutes: readonly RemoteRoute[] = [
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

const tyreFinder = () => import('./tyres/tyre-finder.page.tsx');
const tyrePrice = () => import('./tyres/tyre-price.page.tsx');
const tyreGuide = () => import('./tyres/tyre-guide.page.tsx');
const tyreBrand = () => import('./tyres/tyre-brand.page.tsx');
const tyre = () => import('./tyres/tyre.page.tsx');

const tyreRoutes: readonly RemoteRoute[] = [
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

const usedList = () => import('./used/used-list.page.tsx');
const used = () => import('./used/used.page.tsx');

const usedRoutes: readonly RemoteRoute[] = [
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

export default defineRemote({
  routes: [
    ...tractorRoutes,
    ...implementRoutes,
    ...tyreRoutes,
    ...usedRoutes,
    ...dealerRoutes,
    ...buyingRoutes,
  ],
  widgets,
  slices: savedSlices,
  messages,
});
