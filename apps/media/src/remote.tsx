import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'media-videos',
      path: '/tractor-videos',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-videos" */ './videos/videos.page.tsx'),
    },
    {
      id: 'media-video',
      path: '/tractor-videos/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-video" */ './videos/video.page.tsx'),
    },
    {
      id: 'media-playlist',
      path: '/tractor-videos/playlist/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-playlist" */ './playlists/playlist.page.tsx'),
    },
    {
      id: 'media-reels',
      path: '/tractor-reels-and-shorts',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-reels" */ './reels/reels.page.tsx'),
    },
    {
      id: 'media-reel',
      chunk: 'media-reels',
      path: '/tractor-reels-and-shorts/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-reels" */ './reels/reels.page.tsx'),
    },
    {
      id: 'media-stories',
      path: '/web-story-in-india',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-stories" */ './stories/stories.page.tsx'),
    },
    {
      id: 'media-story',
      path: '/web-story-in-india/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-story" */ './stories/story.page.tsx'),
    },
    {
      id: 'media-story-slide',
      chunk: 'media-story',
      path: '/web-story-in-india/:slug/:slide',
      namespaces: ['media', 'videos'],
      lazy: () => import(/* webpackChunkName: "media-story" */ './stories/story.page.tsx'),
    },
    {
      id: 'media-posts',
      path: '/tractor-industry-news-blogs',
      namespaces: ['media', 'posts'],
      lazy: () => import(/* webpackChunkName: "media-posts" */ './posts/posts.page.tsx'),
    },
    {
      id: 'media-posts-category',
      chunk: 'media-posts',
      path: '/tractor-industry-news-blogs/category/:category',
      namespaces: ['media', 'posts'],
      lazy: () => import(/* webpackChunkName: "media-posts" */ './posts/posts.page.tsx'),
    },
    {
      id: 'media-post',
      path: '/tractor-industry-news-blogs/:slug',
      namespaces: ['media', 'posts'],
      lazy: () => import(/* webpackChunkName: "media-post" */ './posts/post.page.tsx'),
    },
    {
      id: 'media-subsidies',
      path: '/tractors-subsidy-in-india',
      namespaces: ['media', 'subsidies'],
      lazy: () =>
        import(/* webpackChunkName: "media-subsidies" */ './subsidies/subsidies.page.tsx'),
    },
    {
      id: 'media-questions',
      path: '/tractors-question-hub',
      namespaces: ['media', 'questions'],
      lazy: () =>
        import(/* webpackChunkName: "media-questions" */ './questions/questions.page.tsx'),
    },
    {
      id: 'media-question',
      path: '/tractors-question-hub/:id',
      namespaces: ['media', 'questions'],
      lazy: () => import(/* webpackChunkName: "media-question" */ './questions/question.page.tsx'),
    },
  ],
  widgets: {
    comments: {
      namespaces: ['media', 'posts'],
      load: () => import(/* webpackChunkName: "media-comments" */ './posts/comments.widget.tsx'),
    },
    'news-row': {
      namespaces: ['posts'],
      still: true,
      load: () => import(/* webpackChunkName: "media-news-row" */ './home/news-row.widget.tsx'),
    },
    'video-row': {
      namespaces: ['videos'],
      still: true,
      load: () => import(/* webpackChunkName: "media-video-row" */ './home/video-row.widget.tsx'),
    },
    'tractor-questions': {
      namespaces: ['media', 'questions'],
      still: true,
      load: () =>
        import(
          /* webpackChunkName: "media-tractor-questions" */ './questions/tractor-questions.widget.tsx'
        ),
    },
  },
  messages: {
    media: {
      en: () => import(/* webpackChunkName: "media-media-en" */ './locales/media.en.json'),
      hi: () => import(/* webpackChunkName: "media-media-hi" */ './locales/media.hi.json'),
      gu: () => import(/* webpackChunkName: "media-media-gu" */ './locales/media.gu.json'),
      mr: () => import(/* webpackChunkName: "media-media-mr" */ './locales/media.mr.json'),
    },
    posts: {
      en: () => import(/* webpackChunkName: "media-posts-en" */ './locales/posts.en.json'),
      hi: () => import(/* webpackChunkName: "media-posts-hi" */ './locales/posts.hi.json'),
      gu: () => import(/* webpackChunkName: "media-posts-gu" */ './locales/posts.gu.json'),
      mr: () => import(/* webpackChunkName: "media-posts-mr" */ './locales/posts.mr.json'),
    },
    questions: {
      en: () => import(/* webpackChunkName: "media-questions-en" */ './locales/questions.en.json'),
      hi: () => import(/* webpackChunkName: "media-questions-hi" */ './locales/questions.hi.json'),
      gu: () => import(/* webpackChunkName: "media-questions-gu" */ './locales/questions.gu.json'),
      mr: () => import(/* webpackChunkName: "media-questions-mr" */ './locales/questions.mr.json'),
    },
    subsidies: {
      en: () => import(/* webpackChunkName: "media-subsidies-en" */ './locales/subsidies.en.json'),
      hi: () => import(/* webpackChunkName: "media-subsidies-hi" */ './locales/subsidies.hi.json'),
      gu: () => import(/* webpackChunkName: "media-subsidies-gu" */ './locales/subsidies.gu.json'),
      mr: () => import(/* webpackChunkName: "media-subsidies-mr" */ './locales/subsidies.mr.json'),
    },
    videos: {
      en: () => import(/* webpackChunkName: "media-videos-en" */ './locales/videos.en.json'),
      hi: () => import(/* webpackChunkName: "media-videos-hi" */ './locales/videos.hi.json'),
      gu: () => import(/* webpackChunkName: "media-videos-gu" */ './locales/videos.gu.json'),
      mr: () => import(/* webpackChunkName: "media-videos-mr" */ './locales/videos.mr.json'),
    },
  },
});
