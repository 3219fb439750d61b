import type { Post, PostCard, PostComment, PostsPage } from '@tractor-haat/api-client';
import { english } from '../../components/testing/english.ts';

export const postCard = (slug: string, changes: Partial<PostCard> = {}): PostCard => ({
  slug,
  title: english(`On ${slug}`),
  description: english(`What ${slug} is about.`),
  author: english('Desk'),
  published_on: '2026-11-20',
  updated_on: null,
  categories: ['tyre-news'],
  tags: [{ slug: 'care', name: english('Care') }],
  reading_minutes: 4,
  picture: { kind: 'cover', id: slug, view: 'wide', hash: '12ab34cd', alt: english('') },
  ...changes,
});

export const post = (slug: string, changes: Partial<Post> = {}): Post => ({
  ...postCard(slug),
  html: '<h2 id="one">One</h2><p>Words <b>in bold</b>.</p>',
  contents: [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
    { id: 'three', text: 'Three' },
  ],
  implement_types: ['rotavator'],
  related: [postCard('pressure')],
  ...changes,
});

export const postsPage = (
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

export const comment = (id: number, text: string): PostComment => ({
  id,
  name: 'रामेश्वर',
  text,
  language: 'hi',
  written_on: '2026-11-19',
});
