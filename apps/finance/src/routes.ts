import type { RemoteRoute } from '@tractor-haat/platform';

const tractorLoan = () => import('./loans/tractor-loan.page.tsx');
const usedLoan = () => import('./loans/used-loan.page.tsx');
const loanAgainst = () => import('./loans/loan-against.page.tsx');
const insurance = () => import('./insurance/insurance.page.tsx');

const visitList = () => import('./visit-list/visit-list.page.tsx');
const tractorPrice = () => import('./on-road/tractor-price.page.tsx');
const implementPrice = () => import('./on-road/implement-price.page.tsx');

const costPerAcre = () => import('./cost-per-acre/cost-per-acre.page.tsx');

/** Loan and insurance pages contain only plain forms. The enquiry form is a widget of the enquiry remote. */
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
  { id: 'finance-tractor-loan', path: '/tractor-loan', ...loans, lazy: tractorLoan },
  { id: 'finance-used-loan', path: '/second-hand-tractor-loan', ...loans, lazy: usedLoan },
  { id: 'finance-loan-against', path: '/loan-against-tractor', ...loans, lazy: loanAgainst },
  { id: 'finance-insurance', path: '/tractor-insurance', ...loans, lazy: insurance },
  {
    id: 'finance-cost-per-acre',
    path: '/cost-per-acre',
    namespaces: ['finance', 'acre'],
    linksOnly: true,
    lazy: costPerAcre,
  },
  {
    id: 'finance-tractor-price',
    path: '/tractor-on-road-price',
    namespaces: ['finance', 'onroad'],
    lazy: tractorPrice,
  },
  {
    id: 'finance-implement-price',
    path: '/implement-on-road-price',
    namespaces: ['finance', 'onroad'],
    lazy: implementPrice,
  },
  {
    id: 'finance-visit-list',
    path: '/dealer-visit-list',
    namespaces: ['finance', 'onroad', 'visit'],
    islands: 'islands-visit-list',
    lazy: visitList,
  },
];
