import { defineRemote } from '@tractor-haat/platform';

export default defineRemote({
  routes: [
    {
      id: 'media-videos',
      path: '/tractor-videos',
      namespaces: ['media', 'videos'],
      lazy: () => import('./videos/videos.page.tsx'),
    },
    {
      id: 'media-video',
      path: '/tractor-videos/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import('./videos/video.page.tsx'),
    },
    {
      id: 'media-playlist',
      path: '/tractor-videos/playlist/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import('./playlists/playlist.page.tsx'),
    },
    {
      id: 'media-reels',
      path: '/tractor-reels-and-shorts',
      namespaces: ['media', 'videos'],
      lazy: () => import('./reels/reels.page.tsx'),
    },
    {
      id: 'media-reel',
      chunk: 'media-reels',
      path: '/tractor-reels-and-shorts/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import('./reels/reels.page.tsx'),
    },
    {
      id: 'media-stories',
      path: '/web-story-in-india',
      namespaces: ['media', 'videos'],
      lazy: () => import('./stories/stories.page.tsx'),
    },
    {
      id: 'media-story',
      path: '/web-story-in-india/:slug',
      namespaces: ['media', 'videos'],
      lazy: () => import('./stories/story.page.tsx'),
    },
    {
      id: 'media-story-slide',
      chunk: 'media-story',
      path: '/web-story-in-india/:slug/:slide',
      namespaces: ['media', 'videos'],
      lazy: () => import('./stories/story.page.tsx'),
    },
    {
      id: 'media-posts',
      path: '/tractor-industry-news-blogs',
      namespaces: ['media', 'posts'],
      lazy: () => import('./posts/posts.page.tsx'),
    },
    {
      id: 'media-posts-category',
      chunk: 'media-posts',
      path: '/tractor-industry-news-blogs/category/:category',
      namespaces: ['media', 'posts'],
      lazy: () => import('./posts/posts.page.tsx'),
    },
    {
      id: 'media-post',
      path: '/tractor-industry-news-blogs/:slug',
      namespaces: ['media', 'posts'],
      lazy: () => import('./posts/post.page.tsx'),
    },
    {
      id: 'media-subsidies',
      path: '/tractors-subsidy-in-india',
      namespaces: ['media', 'subsidies'],
      lazy: () => import('./subsidies/subsidies.page.tsx'),
    },
    {
      id: 'media-questions',
      path: '/tractors-question-hub',
      namespaces: ['media', 'questions'],
      lazy: () => import('./questions/questions.page.tsx'),
    },
    {
      id: 'media-question',
      path: '/tractors-question-hub/:id',
      namespaces: ['media', 'questions'],
      lazy: () => import('./questions/question.page.tsx'),
    },
  ],
  widgets: {
    comments: {
      namespaces: ['media', 'posts'],
      load: () => import('./posts/comments.widget.tsx'),
    },
    'news-row': {
      namespaces: ['posts'],
      still: true,
      load: () => import('./home/news-row.widget.tsx'),
    },
    'video-row': {
      namespaces: ['videos'],
      still: true,
      load: () => import('./home/video-row.widget.tsx'),
    },
    'tractor-questions': {
      namespaces: ['media', 'questions'],
      still: true,
      load: () => import('./questions/tractor-questions.widget.tsx'),
    },
  },
  messages: {
    media: {
      en: () => import('./locales/media.en.json'),
      hi: () => import('./locales/media.hi.json'),
      gu: () => import('./locales/media.gu.json'),
      mr: () => import('./locales/media.mr.json'),
    },
    posts: {
      en: () => import('./locales/posts.en.json'),
      hi: () => import('./locales/posts.hi.json'),
      gu: () => import('./locales/posts.gu.json'),
      mr: () => import('./locales/posts.mr.json'),
    },
    questions: {
      en: () => import('./locales/questions.en.json'),
      hi: () => import('./locales/questions.hi.json'),
      gu: () => import('./locales/questions.gu.json'),
      mr: () => import('./locales/questions.mr.json'),
    },
    subsidies: {
      en: () => import('./locales/subsidies.en.json'),
      hi: () => import('./locales/subsidies.hi.json'),
      gu: () => import('./locales/subsidies.gu.json'),
      mr: () => import('./locales/subsidies.mr.json'),
    },
    videos: {
      en: () => import('./locales/videos.en.json'),
      hi: () => import('./locales/videos.hi.json'),
      gu: () => import('./locales/videos.gu.json'),
      mr: () => import('./locales/videos.mr.json'),
    },
  },
});
