import type { Story, StoryCard } from '@tractor-haat/api-client';
import { toEnglish } from '../../components/testing/to-english.ts';

export const createStoryCard = (slug: string, slides = 3): StoryCard => ({
  slug,
  title: toEnglish(`Story of ${slug}`),
  description: toEnglish(`What ${slug} tells.`),
  published_on: '2026-11-16',
  picture: { kind: 'story', id: slug, view: 'cover', alt: toEnglish('') },
  slide_count: slides,
});

export const createStory = (slug: string, changes: Partial<Story> = {}): Story => ({
  ...createStoryCard(slug),
  slides: [1, 2, 3].map((number) => ({
    picture: { kind: 'story', id: `${slug}-${number}`, view: 'slide', alt: toEnglish('A wheel') },
    heading: toEnglish(`Heading ${number}`),
    text: toEnglish(`Text ${number}`),
  })),
  more: null,
  next: null,
  ...changes,
});
