import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createContent,
  createContentFolder,
  createVideoRow,
  toAllLanguages,
} from './create-content-folder.ts';

/** Writes a post in English and Hindi that was published on the day `number` of October. */
export function writePost(folder: string, number: number, text = 'Some text'): void {
  const posts = path.join(folder, 'posts');
  mkdirSync(posts, { recursive: true });
  const day = String(number).padStart(2, '0');
  writeFileSync(
    path.join(posts, `post-${number}.en.md`),
    `---\ntitle: Post ${number}\ndescription: About ${number}\nauthor: desk\npublished: 2026-10-${day}\n` +
      `categories: ${number % 2 === 0 ? 'tyre-news' : 'tractor-sales, tyre-news'}\ntags: tyres\n` +
      `picture: cover/tyre/wide\n---\n\n## Heading\n\n${text}\n`,
  );
  writeFileSync(
    path.join(posts, `post-${number}.hi.md`),
    `---\ntitle: लेख ${number}\ndescription: बारे में\n---\n\nहिंदी में पाठ ${number}\n`,
  );
}

/** Three posts, two questions, two stories, a reel, a playlist, schemes, and videos of both providers. */
export function createMediaContentFolder(): string {
  const folder = createContentFolder({
    ...createContent(),
    videos: [
      createVideoRow(1),
      createVideoRow(2, { clip: null, youtube_id: 'abcdefghijk', brand: 'fieldking' }),
    ],
  });
  for (const number of [1, 2, 3]) writePost(folder, number);
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  write('posts/names.json', {
    authors: { desk: { en: 'Desk', hi: 'डेस्क', gu: 'ડેસ્ક', mr: 'डेस्क' } },
    tags: { tyres: { en: 'Tyres', hi: 'टायर', gu: 'ટાયર', mr: 'टायर' } },
  });
  write('questions.json', [
    createQuestion('one', '2026-11-01', [
      createAnswer('one-1', { accepted: false }),
      createAnswer('one-2', { accepted: true }),
    ]),
    createQuestion('two', '2026-10-01', []),
  ]);
  write('stories.json', [createStory('first', '2026-11-02'), createStory('second', '2026-11-01')]);
  write('reels.json', [createReel('a-reel')]);
  write('playlists.json', [createPlaylist('one-after-the-other', ['video-2', 'video-1'])]);
  write('subsidies.json', [createScheme('central', null), createScheme('ours', 'gujarat')]);
  return folder;
}

const createQuestion = (key: string, day: string, answers: unknown[]) => ({
  key,
  category: 'tyres',
  title: toAllLanguages(`Question ${key}?`),
  text: toAllLanguages('More words'),
  tractor: null,
  name: 'Asker',
  asked_on: day,
  answers,
});

const createAnswer = (key: string, { accepted }: { accepted: boolean }) => ({
  key,
  text: toAllLanguages(`Answer ${key}`),
  name: 'Helper',
  answered_on: '2026-11-02',
  accepted,
});

const STORY_PICTURE = { kind: 'story', id: 'sowing', view: 'page' };

const createStory = (slug: string, day: string) => ({
  slug,
  title: toAllLanguages(`Story ${slug}`),
  description: toAllLanguages('About'),
  published_on: day,
  picture: STORY_PICTURE,
  slides: [1, 2, 3].map((slideNumber) => ({
    picture: STORY_PICTURE,
    heading: toAllLanguages(`Slide ${slideNumber}`),
    text: toAllLanguages('Text'),
  })),
  more: null,
});

const createReel = (slug: string) => ({
  slug,
  title: toAllLanguages('A reel'),
  description: toAllLanguages('About'),
  duration_seconds: 9,
  published_on: '2026-11-01',
  clip: 'furrow',
  poster: { kind: 'reel', id: 'furrow', view: 'poster' },
  demo: true,
});

const createPlaylist = (slug: string, videos: string[]) => ({
  slug,
  title: toAllLanguages('One after the other'),
  description: toAllLanguages('Watch'),
  sort_order: 1,
  videos,
});

const createScheme = (slug: string, state: string | null) => ({
  slug,
  name: toAllLanguages(slug),
  state,
  summary: toAllLanguages('s'),
  help: toAllLanguages('h'),
  eligibility: [toAllLanguages('e')],
  documents: [toAllLanguages('d')],
  steps: [toAllLanguages('t')],
  official_url: 'https://example.in/',
  official_name: 'example.in',
  checked_on: '2025-03-31',
  sort_order: 1,
});
