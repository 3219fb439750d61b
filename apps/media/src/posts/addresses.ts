import type { PostCategory } from '@tractor-haat/api-client';

export const BLOGS = '/tractor-industry-news-blogs';

export const postPath = (slug: string) => `${BLOGS}/${slug}`;
export const categoryPath = (category: PostCategory) => `${BLOGS}/category/${category}`;
export const tagPath = (tag: string) => `${BLOGS}?tag=${tag}`;

/** Query of a post list; omits page 1 and empty filters. */
export function listQuery(filters: {
  q?: string;
  tag?: string | undefined;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.tag) query.set('tag', filters.tag);
  if (filters.page && filters.page > 1) query.set('page', String(filters.page));
  return query.size > 0 ? `?${query}` : '';
}
