/** Every kind of page of the media section. */
export const MEDIA_PAGES = [
  '/tractor-videos',
  '/tractor-videos/plough-furrow',
  '/tractor-videos/playlist/ready-for-sowing',
  '/tractor-reels-and-shorts',
  '/web-story-in-india',
  '/web-story-in-india/tyres-that-last',
  '/tractor-industry-news-blogs',
  '/tractor-industry-news-blogs/category/tyre-news',
  '/tractor-industry-news-blogs/tractor-emi-explained',
  '/tractors-subsidy-in-india',
  '/tractors-question-hub',
  '/tractors-question-hub/1',
] as const;
