/** Categories of news and blog posts, in display order. */
export const POST_CATEGORIES = [
  'new-tractor-launch',
  'tractor-news',
  'agriculture-news',
  'expert-reviews',
  'customer-reviews',
  'sarkari-yojana-news',
  'tractor-sales',
  'tyre-news',
  'implement-news',
  'automobile-news',
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];
