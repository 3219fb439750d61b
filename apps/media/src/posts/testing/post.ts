import type { Post, PostCard, PostComment, PostsPage } from '@tractor-haat/api-client';
import { toEnglish } from '../../components/testing/to-english.ts';

export const createPostCard = (slug: string, changes: Partial<PostCard> = {}): PostCard => ({
  slug,
  title: toEnglish(`On ${slug}`),
  description: toEnglish(`What ${slug} is about.`),
  author: toEnglish('Desk'),
  published_on: '2026-11-20',
  updated_on: null,
  categories: ['tyre-news'],
  tags: [{ slug: 'care', name: toEnglish('Care') }],
  reading_minutes: 4,
  picture: { kind: 'cover', id: slug, view: 'wide', hash: '12ab34cd', alt: toEnglish('') },
  ...changes,
});

export const createPost = (slug: string, changes: Partial<Post> = {}): Post => ({
  ...createPostCard(slug),
  html: '<h2 id="one">One</h2><p>Words <b>in bold</b>.</p>',
  contents: [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
    { id: 'three', text: 'Three' },
  ],
  implement_types: ['rotavator'],
  related: [createPostCard('pressure')],
  ...changes,
});

export const createPostsPage = (
  items: readonly PostCard[],
  changes: Partial<PostsPage> = {},
): PostsPage => ({
  items: [...items],
  tag: null,
  total: items.length,
  page: 1,
  pages: 1,
  per_page: 24,
  ...changes,
});

export const createComment = (id: number, text: string): PostComment => ({
  id,
  name: 'रामेश्वर',
  text,
  language: 'hi',
  written_on: '2026-11-19',
});
