import type { RemoteRoute } from '@tractor-haat/platform';

const loadTractorLoan = () => import('./loans/tractor-loan.page.tsx');
const loadUsedLoan = () => import('./loans/used-loan.page.tsx');
const loadLoanAgainst = () => import('./loans/loan-against.page.tsx');
const loadInsurance = () => import('./insurance/insurance.page.tsx');

const loadVisitList = () => import('./visit-list/visit-list.page.tsx');
const loadTractorPrice = () => import('./on-road/tractor-price.page.tsx');
const loadImplementPrice = () => import('./on-road/implement-price.page.tsx');

const loadCostPerAcre = () => import('./cost-per-acre/cost-per-acre.page.tsx');

/** A first visit hydrates nothing of these pages, because they contain only links and plain forms. */
const loans = { namespaces: ['finance', 'loans'], linksOnly: true } as const;

export const routes: readonly RemoteRoute[] = [
  {
    id: 'finance-emi',
    path: '/tractor-emi-calculator',
    namespaces: ['finance', 'emi', 'harvest'],
    islands: 'islands-emi',
    laterChunks: ['finance-emi-rest'],
    lazy: () => import('./emi/emi.page.tsx'),
  },
  { id: 'finance-tractor-loan', path: '/tractor-loan', ...loans, lazy: loadTractorLoan },
  { id: 'finance-used-loan', path: '/second-hand-tractor-loan', ...loans, lazy: loadUsedLoan },
  { id: 'finance-loan-against', path: '/loan-against-tractor', ...loans, lazy: loadLoanAgainst },
  { id: 'finance-insurance', path: '/tractor-insurance', ...loans, lazy: loadInsurance },
  {
    id: 'finance-cost-per-acre',
    path: '/cost-per-acre',
    namespaces: ['finance', 'acre'],
    linksOnly: true,
    lazy: loadCostPerAcre,
  },
  {
    id: 'finance-tractor-price',
    path: '/tractor-on-road-price',
    namespaces: ['finance', 'onroad'],
    lazy: loadTractorPrice,
  },
  {
    id: 'finance-implement-price',
    path: '/implement-on-road-price',
    namespaces: ['finance', 'onroad'],
    lazy: loadImplementPrice,
  },
  {
    id: 'finance-visit-list',
    path: '/dealer-visit-list',
    namespaces: ['finance', 'onroad', 'visit'],
    islands: 'islands-visit-list',
    lazy: loadVisitList,
  },
];
