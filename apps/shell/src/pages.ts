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
  ],
  messages: {
    shell: {
      en: () => import(/* webpackChunkName: "shell-shell-en" */ './locales/shell.en.json'),
      hi: () => import(/* webpackChunkName: "shell-shell-hi" */ './locales/shell.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-shell-gu" */ './locales/shell.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-shell-mr" */ './locales/shell.mr.json'),
    },
    menus: {
      en: () => import(/* webpackChunkName: "shell-menus-en" */ './locales/menus.en.json'),
      hi: () => import(/* webpackChunkName: "shell-menus-hi" */ './locales/menus.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-menus-gu" */ './locales/menus.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-menus-mr" */ './locales/menus.mr.json'),
    },
    home: {
      en: () => import(/* webpackChunkName: "shell-home-en" */ './locales/home.en.json'),
      hi: () => import(/* webpackChunkName: "shell-home-hi" */ './locales/home.hi.json'),
      gu: () => import(/* webpackChunkName: "shell-home-gu" */ './locales/home.gu.json'),
      mr: () => import(/* webpackChunkName: "shell-home-mr" */ './locales/home.mr.json'),
    },
  },
};
