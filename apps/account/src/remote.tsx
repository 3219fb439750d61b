import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [],
  widgets: {
    'sign-in-popup': {
      namespaces: ['sign-in'],
      load: () =>
        import(
          /* webpackChunkName: "account-sign-in-popup" */ './sign-in/sign-in-popup.widget.tsx'
        ),
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
