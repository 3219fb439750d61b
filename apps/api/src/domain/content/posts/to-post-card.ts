import type { PostCard, PostTag } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import type { postTexts } from '../../../database/schema/post-texts.ts';
import type { posts } from '../../../database/schema/posts.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';

export type DisplayNames = {
  authors: ReadonlyMap<string, LocalisedText>;
  tags: ReadonlyMap<string, LocalisedText>;
};

export type PostRow = {
  post: Omit<typeof posts.$inferSelect, 'words'>;
  text: Pick<
    typeof postTexts.$inferSelect,
    'language' | 'title' | 'description' | 'reading_minutes'
  >;
};

export function toPostCard(
  { post, text }: PostRow,
  names: DisplayNames,
  language: Language,
): PostCard {
  const title = { text: text.title, language: text.language };
  return {
    slug: post.slug,
    title,
    description: { text: text.description, language: text.language },
    author: toLocalText(names.authors.get(post.author) ?? { en: post.author }, language),
    published_on: post.published_on,
    updated_on: post.updated_on,
    categories: post.categories as PostCard['categories'],
    tags: post.tags.map((slug) => toPostTag(slug, names, language)),
    reading_minutes: text.reading_minutes,
    picture: { ...addPictureHash(post.picture), alt: title },
  };
}

export function toPostTag(slug: string, names: DisplayNames, language: Language): PostTag {
  return { slug, name: toLocalText(names.tags.get(slug) ?? { en: slug }, language) };
}
