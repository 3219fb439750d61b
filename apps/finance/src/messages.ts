import type { MessageLoaders } from '@tractor-haat/platform';

export const messages: Readonly<Record<string, MessageLoaders>> = {
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
