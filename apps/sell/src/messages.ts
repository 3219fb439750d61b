import type { MessageLoaders } from '@tractor-haat/platform';

/** The words of all namespaces; each file is fetched only when a page of its language needs it. */
export const messages: Readonly<Record<string, MessageLoaders>> = {
  sell: {
    en: () => import('./locales/sell.en.json'),
    hi: () => import('./locales/sell.hi.json'),
    gu: () => import('./locales/sell.gu.json'),
    mr: () => import('./locales/sell.mr.json'),
  },
};
