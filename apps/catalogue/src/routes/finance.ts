import type { RemoteRoute } from '@tractor-haat/platform';

const tractorLoan = () =>
  import(/* webpackChunkName: "catalogue-tractor-loan" */ '../loans/tractor-loan.page.tsx');
const usedLoan = () =>
  import(/* webpackChunkName: "catalogue-used-loan" */ '../loans/used-loan.page.tsx');
const loanAgainst = () =>
  import(/* webpackChunkName: "catalogue-loan-against" */ '../loans/loan-against.page.tsx');
const insurance = () =>
  import(/* webpackChunkName: "catalogue-insurance" */ '../insurance/insurance.page.tsx');

const namespaces = ['lists', 'finance'];

/** Loans, instalments and insurance. */
export const financeRoutes: readonly RemoteRoute[] = [
  {
    id: 'catalogue-emi',
    path: '/tractor-emi-calculator',
    namespaces: ['lists', 'emi'],
    lazy: () => import(/* webpackChunkName: "catalogue-emi" */ '../emi/emi.page.tsx'),
  },
  { id: 'catalogue-tractor-loan', path: '/tractor-loan', namespaces, lazy: tractorLoan },
  { id: 'catalogue-used-loan', path: '/second-hand-tractor-loan', namespaces, lazy: usedLoan },
  { id: 'catalogue-loan-against', path: '/loan-against-tractor', namespaces, lazy: loanAgainst },
  { id: 'catalogue-insurance', path: '/tractor-insurance', namespaces, lazy: insurance },
];
