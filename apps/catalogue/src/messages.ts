import type { MessageLoaders } from '@tractor-haat/platform';

export const messages: Readonly<Record<string, MessageLoaders>> = {
  asked: {
    en: () => import('./locales/asked.en.json'),
    hi: () => import('./locales/asked.hi.json'),
    gu: () => import('./locales/asked.gu.json'),
    mr: () => import('./locales/asked.mr.json'),
  },
  buying: {
    en: () => import('./locales/buying.en.json'),
    hi: () => import('./locales/buying.hi.json'),
    gu: () => import('./locales/buying.gu.json'),
    mr: () => import('./locales/buying.mr.json'),
  },
  choose: {
    en: () => import('./locales/choose.en.json'),
    hi: () => import('./locales/choose.hi.json'),
    gu: () => import('./locales/choose.gu.json'),
    mr: () => import('./locales/choose.mr.json'),
  },
  dealers: {
    en: () => import('./locales/dealers.en.json'),
    hi: () => import('./locales/dealers.hi.json'),
    gu: () => import('./locales/dealers.gu.json'),
    mr: () => import('./locales/dealers.mr.json'),
  },
  family: {
    en: () => import('./locales/family.en.json'),
    hi: () => import('./locales/family.hi.json'),
    gu: () => import('./locales/family.gu.json'),
    mr: () => import('./locales/family.mr.json'),
  },
  fit: {
    en: () => import('./locales/fit.en.json'),
    hi: () => import('./locales/fit.hi.json'),
    gu: () => import('./locales/fit.gu.json'),
    mr: () => import('./locales/fit.mr.json'),
  },
  guides: {
    en: () => import('./locales/guides.en.json'),
    hi: () => import('./locales/guides.hi.json'),
    gu: () => import('./locales/guides.gu.json'),
    mr: () => import('./locales/guides.mr.json'),
  },
  implements: {
    en: () => import('./locales/implements.en.json'),
    hi: () => import('./locales/implements.hi.json'),
    gu: () => import('./locales/implements.gu.json'),
    mr: () => import('./locales/implements.mr.json'),
  },
  kinds: {
    en: () => import('./locales/kinds.en.json'),
    hi: () => import('./locales/kinds.hi.json'),
    gu: () => import('./locales/kinds.gu.json'),
    mr: () => import('./locales/kinds.mr.json'),
  },
  lists: {
    en: () => import('./locales/lists.en.json'),
    hi: () => import('./locales/lists.hi.json'),
    gu: () => import('./locales/lists.gu.json'),
    mr: () => import('./locales/lists.mr.json'),
  },
  reviews: {
    en: () => import('./locales/reviews.en.json'),
    hi: () => import('./locales/reviews.hi.json'),
    gu: () => import('./locales/reviews.gu.json'),
    mr: () => import('./locales/reviews.mr.json'),
  },
  specs: {
    en: () => import('./locales/specs.en.json'),
    hi: () => import('./locales/specs.hi.json'),
    gu: () => import('./locales/specs.gu.json'),
    mr: () => import('./locales/specs.mr.json'),
  },
  tractor: {
    en: () => import('./locales/tractor.en.json'),
    hi: () => import('./locales/tractor.hi.json'),
    gu: () => import('./locales/tractor.gu.json'),
    mr: () => import('./locales/tractor.mr.json'),
  },
  tractors: {
    en: () => import('./locales/tractors.en.json'),
    hi: () => import('./locales/tractors.hi.json'),
    gu: () => import('./locales/tractors.gu.json'),
    mr: () => import('./locales/tractors.mr.json'),
  },
  tyres: {
    en: () => import('./locales/tyres.en.json'),
    hi: () => import('./locales/tyres.hi.json'),
    gu: () => import('./locales/tyres.gu.json'),
    mr: () => import('./locales/tyres.mr.json'),
  },
  used: {
    en: () => import('./locales/used.en.json'),
    hi: () => import('./locales/used.hi.json'),
    gu: () => import('./locales/used.gu.json'),
    mr: () => import('./locales/used.mr.json'),
  },
};
