import { defineRemote, type MessageLoaders, type RemoteRoute } from '@tractor-haat/platform';

const namespaces = ['sell'];

const routes: readonly RemoteRoute[] = [
  {
    id: 'sell-form',
    path: '/sell-old-tractor',
    namespaces,
    lazy: () => import(/* webpackChunkName: "sell-form" */ './sell.page.tsx'),
  },
  {
    id: 'sell-code',
    path: '/sell-old-tractor/code',
    namespaces,
    lazy: () => import(/* webpackChunkName: "sell-code" */ './form/sell-code.page.tsx'),
  },
  {
    id: 'sell-own-listing',
    path: '/sell-old-tractor/listing',
    namespaces,
    lazy: () => import('./own-listing.page.tsx'),
  },
];

const messages: Readonly<Record<string, MessageLoaders>> = {
  sell: {
    en: () => import('./locales/sell.en.json'),
    hi: () => import('./locales/sell.hi.json'),
    gu: () => import('./locales/sell.gu.json'),
    mr: () => import('./locales/sell.mr.json'),
  },
};

export default defineRemote({ routes, messages });
