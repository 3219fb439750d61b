import type { MessageLoaders } from '@tractor-haat/platform';

/** The words of all namespaces; each file is fetched only when a page of its language needs it. */
export const messages: Readonly<Record<string, MessageLoaders>> = {
  asked: {
    en: () => import(/* webpackChunkName: "catalogue-asked-en" */ './locales/asked.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-asked-hi" */ './locales/asked.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-asked-gu" */ './locales/asked.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-asked-mr" */ './locales/asked.mr.json'),
  },
  buying: {
    en: () => import(/* webpackChunkName: "catalogue-buying-en" */ './locales/buying.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-buying-hi" */ './locales/buying.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-buying-gu" */ './locales/buying.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-buying-mr" */ './locales/buying.mr.json'),
  },
  choose: {
    en: () => import(/* webpackChunkName: "catalogue-choose-en" */ './locales/choose.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-choose-hi" */ './locales/choose.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-choose-gu" */ './locales/choose.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-choose-mr" */ './locales/choose.mr.json'),
  },
  dealers: {
    en: () => import(/* webpackChunkName: "catalogue-dealers-en" */ './locales/dealers.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-dealers-hi" */ './locales/dealers.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-dealers-gu" */ './locales/dealers.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-dealers-mr" */ './locales/dealers.mr.json'),
  },
  emi: {
    en: () => import(/* webpackChunkName: "catalogue-emi-en" */ './locales/emi.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-emi-hi" */ './locales/emi.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-emi-gu" */ './locales/emi.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-emi-mr" */ './locales/emi.mr.json'),
  },
  finance: {
    en: () => import(/* webpackChunkName: "catalogue-finance-en" */ './locales/finance.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-finance-hi" */ './locales/finance.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-finance-gu" */ './locales/finance.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-finance-mr" */ './locales/finance.mr.json'),
  },
  guides: {
    en: () => import(/* webpackChunkName: "catalogue-guides-en" */ './locales/guides.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-guides-hi" */ './locales/guides.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-guides-gu" */ './locales/guides.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-guides-mr" */ './locales/guides.mr.json'),
  },
  implements: {
    en: () =>
      import(/* webpackChunkName: "catalogue-implements-en" */ './locales/implements.en.json'),
    hi: () =>
      import(/* webpackChunkName: "catalogue-implements-hi" */ './locales/implements.hi.json'),
    gu: () =>
      import(/* webpackChunkName: "catalogue-implements-gu" */ './locales/implements.gu.json'),
    mr: () =>
      import(/* webpackChunkName: "catalogue-implements-mr" */ './locales/implements.mr.json'),
  },
  kinds: {
    en: () => import(/* webpackChunkName: "catalogue-kinds-en" */ './locales/kinds.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-kinds-hi" */ './locales/kinds.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-kinds-gu" */ './locales/kinds.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-kinds-mr" */ './locales/kinds.mr.json'),
  },
  lists: {
    en: () => import(/* webpackChunkName: "catalogue-lists-en" */ './locales/lists.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-lists-hi" */ './locales/lists.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-lists-gu" */ './locales/lists.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-lists-mr" */ './locales/lists.mr.json'),
  },
  reviews: {
    en: () => import(/* webpackChunkName: "catalogue-reviews-en" */ './locales/reviews.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-reviews-hi" */ './locales/reviews.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-reviews-gu" */ './locales/reviews.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-reviews-mr" */ './locales/reviews.mr.json'),
  },
  sell: {
    en: () => import(/* webpackChunkName: "catalogue-sell-en" */ './locales/sell.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-sell-hi" */ './locales/sell.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-sell-gu" */ './locales/sell.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-sell-mr" */ './locales/sell.mr.json'),
  },
  specs: {
    en: () => import(/* webpackChunkName: "catalogue-specs-en" */ './locales/specs.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-specs-hi" */ './locales/specs.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-specs-gu" */ './locales/specs.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-specs-mr" */ './locales/specs.mr.json'),
  },
  tractor: {
    en: () => import(/* webpackChunkName: "catalogue-tractor-en" */ './locales/tractor.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-tractor-hi" */ './locales/tractor.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-tractor-gu" */ './locales/tractor.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-tractor-mr" */ './locales/tractor.mr.json'),
  },
  tractors: {
    en: () => import(/* webpackChunkName: "catalogue-tractors-en" */ './locales/tractors.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-tractors-hi" */ './locales/tractors.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-tractors-gu" */ './locales/tractors.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-tractors-mr" */ './locales/tractors.mr.json'),
  },
  tyres: {
    en: () => import(/* webpackChunkName: "catalogue-tyres-en" */ './locales/tyres.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-tyres-hi" */ './locales/tyres.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-tyres-gu" */ './locales/tyres.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-tyres-mr" */ './locales/tyres.mr.json'),
  },
  used: {
    en: () => import(/* webpackChunkName: "catalogue-used-en" */ './locales/used.en.json'),
    hi: () => import(/* webpackChunkName: "catalogue-used-hi" */ './locales/used.hi.json'),
    gu: () => import(/* webpackChunkName: "catalogue-used-gu" */ './locales/used.gu.json'),
    mr: () => import(/* webpackChunkName: "catalogue-used-mr" */ './locales/used.mr.json'),
  },
};
