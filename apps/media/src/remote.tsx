import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'media-videos',
      path: '/tractor-videos',
      namespaces: ['videos'],
      lazy: () => import(/* webpackChunkName: "media-videos" */ './videos/videos.page.tsx'),
    },
  ],
  messages: {
    videos: {
      en: () => import(/* webpackChunkName: "media-videos-en" */ './locales/videos.en.json'),
      hi: () => import(/* webpackChunkName: "media-videos-hi" */ './locales/videos.hi.json'),
      gu: () => import(/* webpackChunkName: "media-videos-gu" */ './locales/videos.gu.json'),
      mr: () => import(/* webpackChunkName: "media-videos-mr" */ './locales/videos.mr.json'),
    },
  },
});
