import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'enquiry-form-page',
      path: '/enquiry/:form',
      namespaces: ['enquiry'],
      lazy: () => import(/* webpackChunkName: "enquiry-form-page" */ './pages/form.page.tsx'),
    },
    {
      id: 'enquiry-code',
      path: '/enquiry/code',
      namespaces: ['enquiry'],
      lazy: () => import(/* webpackChunkName: "enquiry-code" */ './pages/code.page.tsx'),
    },
    {
      id: 'enquiry-done',
      path: '/enquiry/done',
      namespaces: ['enquiry'],
      lazy: () => import(/* webpackChunkName: "enquiry-done" */ './pages/done.page.tsx'),
    },
  ],
  widgets: {
    form: {
      namespaces: ['enquiry'],
      load: () => import(/* webpackChunkName: "enquiry-form" */ './popups/form.widget.tsx'),
    },
    'form-popup': {
      namespaces: ['enquiry'],
      load: () =>
        import(/* webpackChunkName: "enquiry-form-popup" */ './popups/form-popup.widget.tsx'),
    },
    'price-popup': {
      namespaces: ['enquiry'],
      load: () =>
        import(/* webpackChunkName: "enquiry-price-popup" */ './popups/price-popup.widget.tsx'),
    },
  },
  messages: {
    enquiry: {
      en: () => import(/* webpackChunkName: "enquiry-enquiry-en" */ './locales/enquiry.en.json'),
      hi: () => import(/* webpackChunkName: "enquiry-enquiry-hi" */ './locales/enquiry.hi.json'),
      gu: () => import(/* webpackChunkName: "enquiry-enquiry-gu" */ './locales/enquiry.gu.json'),
      mr: () => import(/* webpackChunkName: "enquiry-enquiry-mr" */ './locales/enquiry.mr.json'),
    },
  },
});
