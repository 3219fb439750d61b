import type { Story, StoryCard } from '@tractor-haat/api-client';
import { english } from '../../components/testing/english.ts';

export const storyCard = (slug: string, slides = 3): StoryCard => ({
  slug,
  title: english(`Story of ${slug}`),
  description: english(`What ${slug} tells.`),
  published_on: '2026-11-16',
  picture: { kind: 'story', id: slug, view: 'cover', alt: english('') },
  slide_count: slides,
});

export const story = (slug: string, changes: Partial<Story> = {}): Story => ({
  ...storyCard(slug),
  slides: [1, 2, 3].map((number) => ({
    picture: { kind: 'story', id: `${slug}-${number}`, view: 'slide', alt: english('A wheel') },
    heading: english(`Heading ${number}`),
    text: english(`Text ${number}`),
  })),
  more: null,
  next: null,
  ...changes,
});
