import { defineRemote, type MessageLoaders, type RemoteRoute } from '@tractor-haat/platform';

const messages: Readonly<Record<string, MessageLoaders>> = {
  acre: {
    en: () => import('./locales/acre.en.json'),
    hi: () => import('./locales/acre.hi.json'),
    gu: () => import('./locales/acre.gu.json'),
    mr: () => import('./locales/acre.mr.json'),
  },
  emi: {
    en: () => import('./locales/emi.en.json'),
    hi: () => import('./locales/emi.hi.json'),
    gu: () => import('./locales/emi.gu.json'),
    mr: () => import('./locales/emi.mr.json'),
  },
  finance: {
    en: () => import('./locales/finance.en.json'),
    hi: () => import('./locales/finance.hi.json'),
    gu: () => import('./locales/finance.gu.json'),
    mr: () => import('./locales/finance.mr.json'),
  },
  harvest: {
    en: () => import('./locales/harvest.en.json'),
    hi: () => import('./locales/harvest.hi.json'),
    gu: () => import('./locales/harvest.gu.json'),
    mr: () => import('./locales/harvest.mr.json'),
  },
  loans: {
    en: () => import('./locales/loans.en.json'),
    hi: () => import('./locales/loans.hi.json'),
    gu: () => import('./locales/loans.gu.json'),
    mr: () => import('./locales/loans.mr.json'),
  },
  onroad: {
    en: () => import('./locales/onroad.en.json'),
    hi: () => import('./locales/onroad.hi.json'),
    gu: () => import('./locales/onroad.gu.json'),
    mr: () => import('./locales/onroad.mr.json'),
  },
  strip: {
    en: () => import('./locales/strip.en.json'),
    hi: () => import('./locales/strip.hi.json'),
    gu: () => import('./locales/strip.gu.json'),
    mr: () => import('./locales/strip.mr.json'),
  },
  visit: {
    en: () => import('./locales/visit.en.json'),
    hi: () => import('./locales/visit.hi.json'),
    gu: () => import('./locales/visit.gu.json'),
    mr: () => import('./locales/visit.mr.json'),
  },
};

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

const routes: readonly RemoteRoute[] = [
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

export default defineRemote({
  routes,
  widgets: {
    'emi-strip': {
      namespaces: ['strip'],
      load: () => import('./emi/emi-strip.widget.tsx'),
    },
  },
  messages,
});
