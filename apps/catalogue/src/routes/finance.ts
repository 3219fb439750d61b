import type { RemoteRoute } from '@tractor-haat/platform';

/** Loans, instalments and insurance. */
export const financeRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-emi',
    path: '/tractor-emi-calculator',
    namespaces: ['lists', 'emi'],
    lazy: () => import(/* webpackChunkName: "catalogue-emi" */ '../emi/emi.page.tsx'),
  },
];
