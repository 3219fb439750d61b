import type { RemoteDefinition } from '@tractor-haat/platform';

/** Pages of the shell, in the format of a remote. */
export const shellPages: Pick<RemoteDefinition, 'routes' | 'messages'> = {
  routes: [
    {
      id: 'shell-home',
      path: '/',
      linksOnly: true,
      namespaces: ['home'],
      lazy: () => import('./home/home.page.tsx'),
    },
    {
      id: 'shell-search',
      path: '/search',
      namespaces: ['menus'],
      lazy: () => import('./search/results/search.page.tsx'),
    },
    {
      id: 'shell-about',
      path: '/about',
      linksOnly: true,
      namespaces: ['about'],
      lazy: () => import('./static/about.page.tsx'),
    },
    {
      id: 'shell-terms',
      path: '/terms-of-use',
      linksOnly: true,
      namespaces: ['terms'],
      lazy: () => import('./static/terms.page.tsx'),
    },
    {
      id: 'shell-privacy',
      path: '/privacy',
      linksOnly: true,
      namespaces: ['privacy'],
      lazy: () => import(/* webpackChunkName: "shell-privacy" */ './static/privacy.page.tsx'),
    },
    {
      id: 'shell-report',
      path: '/report',
      namespaces: ['report'],
      lazy: () => import(/* webpackChunkName: "shell-report" */ './static/report.page.tsx'),
    },
    {
      id: 'shell-independence',
      path: '/tractorjunction',
      namespaces: ['independence'],
      lazy: () => import('./static/independence.page.tsx'),
    },
    {
      id: 'shell-display',
      path: '/display',
      namespaces: ['display'],
      lazy: () => import(/* webpackChunkName: "shell-display" */ './display/display.page.tsx'),
    },
    {
      id: 'shell-career',
      path: '/career',
      namespaces: ['career'],
      lazy: () => import('./static/career.page.tsx'),
    },
    {
      id: 'shell-partner',
      path: '/partner',
      namespaces: ['partner'],
      lazy: () => import('./static/partner.page.tsx'),
    },
    {
      id: 'shell-contact',
      path: '/our-contacts',
      namespaces: ['contact'],
      lazy: () => import('./static/contact.page.tsx'),
    },
  ],
  messages: {
    shell: {
      en: () => import('../locales/shell.en.json'),
      hi: () => import('../locales/shell.hi.json'),
      gu: () => import('../locales/shell.gu.json'),
      mr: () => import('../locales/shell.mr.json'),
    },
    menus: {
      en: () => import('../locales/menus.en.json'),
      hi: () => import('../locales/menus.hi.json'),
      gu: () => import('../locales/menus.gu.json'),
      mr: () => import('../locales/menus.mr.json'),
    },
    home: {
      en: () => import('../locales/home.en.json'),
      hi: () => import('../locales/home.hi.json'),
      gu: () => import('../locales/home.gu.json'),
      mr: () => import('../locales/home.mr.json'),
    },
    about: {
      en: () => import('../locales/about.en.json'),
      hi: () => import('../locales/about.hi.json'),
      gu: () => import('../locales/about.gu.json'),
      mr: () => import('../locales/about.mr.json'),
    },
    terms: {
      en: () => import('../locales/terms.en.json'),
      hi: () => import('../locales/terms.hi.json'),
      gu: () => import('../locales/terms.gu.json'),
      mr: () => import('../locales/terms.mr.json'),
    },
    report: {
      en: () => import(/* webpackChunkName: "shell-report-en" */ '../locales/report.en.json'),
      hi: () => import(/* webpackChunkName: "shell-report-hi" */ '../locales/report.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-report-gu" */ '../locales/report.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-report-mr" */ '../locales/report.mr.json'),
    },
    privacy: {
      en: () => import(/* webpackChunkName: "shell-privacy-en" */ '../locales/privacy.en.json'),
      hi: () => import(/* webpackChunkName: "shell-privacy-hi" */ '../locales/privacy.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-privacy-gu" */ '../locales/privacy.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-privacy-mr" */ '../locales/privacy.mr.json'),
    },
    independence: {
      en: () => import('../locales/independence.en.json'),
      hi: () => import('../locales/independence.hi.json'),
      gu: () => import('../locales/independence.gu.json'),
      mr: () => import('../locales/independence.mr.json'),
    },
    display: {
      en: () => import(/* webpackChunkName: "shell-display-en" */ '../locales/display.en.json'),
      hi: () => import(/* webpackChunkName: "shell-display-hi" */ '../locales/display.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-display-gu" */ '../locales/display.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-display-mr" */ '../locales/display.mr.json'),
    },
    career: {
      en: () => import('../locales/career.en.json'),
      hi: () => import('../locales/career.hi.json'),
      gu: () => import('../locales/career.gu.json'),
      mr: () => import('../locales/career.mr.json'),
    },
    partner: {
      en: () => import('../locales/partner.en.json'),
      hi: () => import('../locales/partner.hi.json'),
      gu: () => import('../locales/partner.gu.json'),
      mr: () => import('../locales/partner.mr.json'),
    },
    contact: {
      en: () => import('../locales/contact.en.json'),
      hi: () => import('../locales/contact.hi.json'),
      gu: () => import('../locales/contact.gu.json'),
      mr: () => import('../locales/contact.mr.json'),
    },
  },
};
