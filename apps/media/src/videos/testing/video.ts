import type { Playlist, VideoCard, VideosPage } from '@tractor-haat/api-client';
import { toEnglish } from '../../components/testing/to-english.ts';

export const createVideoCard = (slug: string, changes: Partial<VideoCard> = {}): VideoCard => ({
  id: slug.length,
  slug,
  title: toEnglish(`About ${slug}`),
  description: toEnglish(`What ${slug} shows.`),
  topic_slug: 'implements',
  brand_slug: null,
  duration_seconds: 20,
  published_on: '2026-11-21',
  poster: { kind: 'video', id: slug, view: 'poster', hash: '12ab34cd', alt: toEnglish('') },
  youtube_id: null,
  sources: [{ src: `/media/clips/${slug}.webm`, type: 'video/webm' }],
  captions: [
    { src: `/media/clips/${slug}.en.vtt`, language: 'en' },
    { src: `/media/clips/${slug}.hi.vtt`, language: 'hi' },
  ],
  voices: [
    { src: `/media/clips/${slug}.en.mp3`, type: 'audio/mpeg', language: 'en' },
    { src: `/media/clips/${slug}.hi.mp3`, type: 'audio/mpeg', language: 'hi' },
  ],
  transcript: toEnglish(`Every word of ${slug}.`),
  demo: true,
  ...changes,
});

export const createVideosPage = (
  items: readonly VideoCard[],
  changes: Partial<VideosPage> = {},
): VideosPage => ({
  items: [...items],
  topics: [...new Set(items.map(({ topic_slug }) => topic_slug))],
  brands: [{ slug: 'swaraj', name: toEnglish('Swaraj') }],
  total: items.length,
  page: 1,
  pages: 1,
  per_page: 24,
  ...changes,
});

export const createPlaylist = (slug: string, videos: readonly VideoCard[]): Playlist => ({
  slug,
  title: toEnglish(`All of ${slug}`),
  description: toEnglish('One, then the other.'),
  poster: { kind: 'video', id: slug, view: 'poster', hash: '12ab34cd', alt: toEnglish('') },
  video_count: videos.length,
  duration_seconds: 20 * videos.length,
  videos: [...videos],
});
