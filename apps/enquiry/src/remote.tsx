import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [],
  widgets: {
    'price-popup': {
      namespaces: ['price-popup'],
      load: () =>
        import(
          /* webpackChunkName: "enquiry-price-popup" */ './price-popup/price-popup.widget.tsx'
        ),
    },
  },
  messages: {
    'price-popup': {
      en: () =>
        import(/* webpackChunkName: "enquiry-price-popup-en" */ './locales/price-popup.en.json'),
      hi: () =>
        import(/* webpackChunkName: "enquiry-price-popup-hi" */ './locales/price-popup.hi.json'),
      gu: () =>
        import(/* webpackChunkName: "enquiry-price-popup-gu" */ './locales/price-popup.gu.json'),
      mr: () =>
        import(/* webpackChunkName: "enquiry-price-popup-mr" */ './locales/price-popup.mr.json'),
    },
  },
});
