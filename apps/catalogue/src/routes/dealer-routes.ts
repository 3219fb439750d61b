import type { RemoteRoute } from '@tractor-haat/platform';

const dealerList = () => import('../dealers/list/dealer-list.page.tsx');
const dealer = () => import('../dealers/detail/dealer.page.tsx');
const dealership = () => import('../dealers/dealership/dealership.page.tsx');

const namespaces = ['lists', 'dealers'];

export const dealerRoutes: readonly RemoteRoute[] = [
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
