import { defineRemote } from '@tractor-haat/platform';

const implementList = () =>
  import(
    /* webpackChunkName: "catalogue-implement-list" */ './implements/list/implement-list.page.tsx'
  );

export default defineRemote({
  routes: [
    {
      id: 'catalogue-implement-list',
      path: '/tractor-implements-in-india',
      namespaces: ['implements'],
      lazy: implementList,
    },
    {
      id: 'catalogue-implement-type',
      chunk: 'catalogue-implement-list',
      path: '/tractor-implements-in-india/:type',
      namespaces: ['implements'],
      lazy: implementList,
    },
  ],
  widgets: {
    'implement-types': {
      namespaces: ['implements'],
      load: () =>
        import(
          /* webpackChunkName: "catalogue-implement-types" */ './implements/types/implement-types.widget.tsx'
        ),
    },
  },
  messages: {
    implements: {
      en: () =>
        import(/* webpackChunkName: "catalogue-implements-en" */ './locales/implements.en.json'),
      hi: () =>
        import(/* webpackChunkName: "catalogue-implements-hi" */ './locales/implements.hi.json'),
      gu: () =>
        import(/* webpackChunkName: "catalogue-implements-gu" */ './locales/implements.gu.json'),
      mr: () =>
        import(/* webpackChunkName: "catalogue-implements-mr" */ './locales/implements.mr.json'),
    },
  },
});
