import type { PictureName, PostCategory } from '@tractor-haat/api-client';

export const POSTS_PATH = '/tractor-industry-news-blogs';

export const toPostPath = (slug: string) => `${POSTS_PATH}/${slug}`;
export const toCategoryPath = (category: PostCategory) => `${POSTS_PATH}/category/${category}`;
export const toTagPath = (tag: string) => `${POSTS_PATH}?tag=${tag}`;

/** Omits page 1 and empty filters. */
export function createPostsQuery(filters: {
  q?: string;
  tag?: string | undefined;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.tag) query.set('tag', filters.tag);
  if (filters.page && filters.page > 1) query.set('page', String(filters.page));
  const search = query.toString();
  return search && `?${search}`;
}

/** Lists and share images use the view `card` of a cover. The page of a post uses `wide`. */
export function toCardPicture<P extends PictureName>(picture: P): P {
  return picture.kind === 'cover' ? { ...picture, view: 'card' } : picture;
}
