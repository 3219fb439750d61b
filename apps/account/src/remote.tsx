import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'account-sign-in-page',
      path: '/sign-in',
      namespaces: ['sign-in'],
      lazy: () => import(/* webpackChunkName: "account-sign-in-page" */ './pages/sign-in.page.tsx'),
    },
    {
      id: 'account-register',
      path: '/register',
      namespaces: ['sign-in'],
      lazy: () => import(/* webpackChunkName: "account-register" */ './pages/register.page.tsx'),
    },
    {
      id: 'account-forgot-password',
      path: '/forgot-password',
      namespaces: ['sign-in'],
      lazy: () =>
        import(
          /* webpackChunkName: "account-forgot-password" */ './pages/forgot-password.page.tsx'
        ),
    },
  ],
  widgets: {
    'sign-in-popup': {
      namespaces: ['sign-in'],
      load: () =>
        import(/* webpackChunkName: "account-sign-in-popup" */ './popup/sign-in-popup.widget.tsx'),
    },
  },
  messages: {
    'sign-in': {
      en: () => import(/* webpackChunkName: "account-sign-in-en" */ './locales/sign-in.en.json'),
      hi: () => import(/* webpackChunkName: "account-sign-in-hi" */ './locales/sign-in.hi.json'),
      gu: () => import(/* webpackChunkName: "account-sign-in-gu" */ './locales/sign-in.gu.json'),
      mr: () => import(/* webpackChunkName: "account-sign-in-mr" */ './locales/sign-in.mr.json'),
    },
  },
});
