import { defineRemote } from '@tractor-haat/platform';

const loadNewsletterPage = () =>
  import(/* webpackChunkName: "account-newsletter" */ './newsletter/newsletter.page.tsx');

export default defineRemote({
  routes: [
    {
      id: 'account-sign-in-page',
      path: '/sign-in',
      namespaces: ['sign-in'],
      lazy: () =>
        import(/* webpackChunkName: "account-sign-in-page" */ './sign-in/sign-in.page.tsx'),
    },
    {
      id: 'account-register',
      path: '/register',
      namespaces: ['sign-in'],
      lazy: () => import('./sign-in/register.page.tsx'),
    },
    {
      id: 'account-forgot-password',
      path: '/forgot-password',
      namespaces: ['sign-in'],
      lazy: () => import('./sign-in/forgot-password.page.tsx'),
    },
    {
      id: 'account-notebook',
      path: '/my',
      namespaces: ['notebook'],
      lazy: () => import(/* webpackChunkName: "account-notebook" */ './notebook/notebook.page.tsx'),
    },
    {
      id: 'account-my-data',
      path: '/my-data',
      namespaces: ['my-data'],
      lazy: () => import(/* webpackChunkName: "account-my-data" */ './my-data/my-data.page.tsx'),
    },
    {
      id: 'account-newsletter-confirm',
      chunk: 'account-newsletter',
      path: '/newsletter/confirm/:token',
      namespaces: ['newsletter'],
      lazy: loadNewsletterPage,
    },
    {
      id: 'account-newsletter-unsubscribe',
      chunk: 'account-newsletter',
      path: '/newsletter/unsubscribe/:token',
      namespaces: ['newsletter'],
      lazy: loadNewsletterPage,
    },
    {
      id: 'account-newsletter-confirmed',
      chunk: 'account-newsletter',
      path: '/newsletter/confirmed',
      namespaces: ['newsletter'],
      lazy: loadNewsletterPage,
    },
    {
      id: 'account-newsletter-unsubscribed',
      chunk: 'account-newsletter',
      path: '/newsletter/unsubscribed',
      namespaces: ['newsletter'],
      lazy: loadNewsletterPage,
    },
    {
      id: 'account-newsletter-over',
      chunk: 'account-newsletter',
      path: '/newsletter/over',
      namespaces: ['newsletter'],
      lazy: loadNewsletterPage,
    },
  ],
  widgets: {
    'sign-in-popup': {
      namespaces: ['sign-in'],
      load: () => import('./sign-in/sign-in-popup.widget.tsx'),
    },
  },
  messages: {
    'my-data': {
      en: () => import(/* webpackChunkName: "account-my-data-en" */ './locales/my-data.en.json'),
      hi: () => import(/* webpackChunkName: "account-my-data-hi" */ './locales/my-data.hi.json'),
      gu: () => import(/* webpackChunkName: "account-my-data-gu" */ './locales/my-data.gu.json'),
      mr: () => import(/* webpackChunkName: "account-my-data-mr" */ './locales/my-data.mr.json'),
    },
    notebook: {
      en: () => import(/* webpackChunkName: "account-notebook-en" */ './locales/notebook.en.json'),
      hi: () => import(/* webpackChunkName: "account-notebook-hi" */ './locales/notebook.hi.json'),
      gu: () => import(/* webpackChunkName: "account-notebook-gu" */ './locales/notebook.gu.json'),
      mr: () => import(/* webpackChunkName: "account-notebook-mr" */ './locales/notebook.mr.json'),
    },
    newsletter: {
      en: () =>
        import(/* webpackChunkName: "account-newsletter-en" */ './locales/newsletter.en.json'),
      hi: () =>
        import(/* webpackChunkName: "account-newsletter-hi" */ './locales/newsletter.hi.json'),
      gu: () =>
        import(/* webpackChunkName: "account-newsletter-gu" */ './locales/newsletter.gu.json'),
      mr: () =>
        import(/* webpackChunkName: "account-newsletter-mr" */ './locales/newsletter.mr.json'),
    },
    'sign-in': {
      en: () => import('./locales/sign-in.en.json'),
      hi: () => import('./locales/sign-in.hi.json'),
      gu: () => import('./locales/sign-in.gu.json'),
      mr: () => import('./locales/sign-in.mr.json'),
    },
  },
});
