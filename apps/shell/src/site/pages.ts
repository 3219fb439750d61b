import type { RemoteDefinition } from '@tractor-haat/platform';

/** The pages that the shell itself owns, described in the same way as a remote's. */
export const shellPages: Pick<RemoteDefinition, 'routes' | 'messages'> = {
  routes: [
    {
      id: 'shell-home',
      path: '/',
      namespaces: ['home'],
      lazy: () => import(/* webpackChunkName: "shell-home" */ './home/home.page.tsx'),
    },
    {
      id: 'shell-search',
      path: '/search',
      namespaces: ['menus'],
      lazy: () => import(/* webpackChunkName: "shell-search" */ './search/results/search.page.tsx'),
    },
    {
      id: 'shell-gallery',
      path: '/__ui',
      namespaces: [],
      lazy: () => import(/* webpackChunkName: "shell-gallery" */ './gallery/gallery.page.tsx'),
    },
    {
      id: 'shell-about',
      path: '/about',
      namespaces: ['about'],
      lazy: () => import(/* webpackChunkName: "shell-about" */ './static/about.page.tsx'),
    },
    {
      id: 'shell-terms',
      path: '/terms-of-use',
      namespaces: ['terms'],
      lazy: () => import(/* webpackChunkName: "shell-terms" */ './static/terms.page.tsx'),
    },
    {
      id: 'shell-independence',
      path: '/tractorjunction',
      namespaces: ['independence'],
      lazy: () =>
        import(/* webpackChunkName: "shell-independence" */ './static/independence.page.tsx'),
    },
    {
      id: 'shell-career',
      path: '/career',
      namespaces: ['career'],
      lazy: () => import(/* webpackChunkName: "shell-career" */ './static/career.page.tsx'),
    },
    {
      id: 'shell-partner',
      path: '/partner',
      namespaces: ['partner'],
      lazy: () => import(/* webpackChunkName: "shell-partner" */ './static/partner.page.tsx'),
    },
    {
      id: 'shell-contact',
      path: '/our-contacts',
      namespaces: ['contact'],
      lazy: () => import(/* webpackChunkName: "shell-contact" */ './static/contact.page.tsx'),
    },
  ],
  messages: {
    shell: {
      en: () => import(/* webpackChunkName: "shell-shell-en" */ '../locales/shell.en.json'),
      hi: () => import(/* webpackChunkName: "shell-shell-hi" */ '../locales/shell.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-shell-gu" */ '../locales/shell.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-shell-mr" */ '../locales/shell.mr.json'),
    },
    menus: {
      en: () => import(/* webpackChunkName: "shell-menus-en" */ '../locales/menus.en.json'),
      hi: () => import(/* webpackChunkName: "shell-menus-hi" */ '../locales/menus.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-menus-gu" */ '../locales/menus.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-menus-mr" */ '../locales/menus.mr.json'),
    },
    home: {
      en: () => import(/* webpackChunkName: "shell-home-en" */ '../locales/home.en.json'),
      hi: () => import(/* webpackChunkName: "shell-home-hi" */ '../locales/home.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-home-gu" */ '../locales/home.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-home-mr" */ '../locales/home.mr.json'),
    },
    about: {
      en: () => import(/* webpackChunkName: "shell-about-en" */ '../locales/about.en.json'),
      hi: () => import(/* webpackChunkName: "shell-about-hi" */ '../locales/about.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-about-gu" */ '../locales/about.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-about-mr" */ '../locales/about.mr.json'),
    },
    terms: {
      en: () => import(/* webpackChunkName: "shell-terms-en" */ '../locales/terms.en.json'),
      hi: () => import(/* webpackChunkName: "shell-terms-hi" */ '../locales/terms.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-terms-gu" */ '../locales/terms.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-terms-mr" */ '../locales/terms.mr.json'),
    },
    independence: {
      en: () =>
        import(/* webpackChunkName: "shell-independence-en" */ '../locales/independence.en.json'),
      hi: () =>
        import(/* webpackChunkName: "shell-independence-hi" */ '../locales/independence.hi.json'),
      gu: () =>
        import(/* webpackChunkName: "shell-independence-gu" */ '../locales/independence.gu.json'),
      mr: () =>
        import(/* webpackChunkName: "shell-independence-mr" */ '../locales/independence.mr.json'),
    },
    career: {
      en: () => import(/* webpackChunkName: "shell-career-en" */ '../locales/career.en.json'),
      hi: () => import(/* webpackChunkName: "shell-career-hi" */ '../locales/career.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-career-gu" */ '../locales/career.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-career-mr" */ '../locales/career.mr.json'),
    },
    partner: {
      en: () => import(/* webpackChunkName: "shell-partner-en" */ '../locales/partner.en.json'),
      hi: () => import(/* webpackChunkName: "shell-partner-hi" */ '../locales/partner.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-partner-gu" */ '../locales/partner.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-partner-mr" */ '../locales/partner.mr.json'),
    },
    contact: {
      en: () => import(/* webpackChunkName: "shell-contact-en" */ '../locales/contact.en.json'),
      hi: () => import(/* webpackChunkName: "shell-contact-hi" */ '../locales/contact.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-contact-gu" */ '../locales/contact.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-contact-mr" */ '../locales/contact.mr.json'),
    },
  },
};
