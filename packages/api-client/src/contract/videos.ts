import { z } from 'zod';
import { answer } from './answer.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { pageOf, pageQuery } from './pagination.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/** GET /api/v1/videos */
export const videosQuery = z.object({ page: pageQuery, language: languageQuery });

/** One encoding of a clip; `src` is an address of the same origin. */
export const videoSource = z.object({ src: z.string(), type: z.enum(['video/webm', 'video/mp4']) });

/** A WebVTT file with the words of a clip. */
export const videoCaptions = z.object({ src: z.string(), language });

/** A self-hosted clip with everything that playing it needs. */
export const videoCard = z
  .object({
    id: z.int().min(1),
    slug,
    title: localText,
    description: localText,
    topic_slug: slug,
    duration_seconds: z.int().min(1),
    published_on: z.iso.date(),
    poster: picture,
    sources: z.array(videoSource),
    captions: z.array(videoCaptions),
    transcript: localText,
  })
  .meta({ id: 'VideoCard' });

export const videosAnswer = answer(pageOf(videoCard));

export type VideosFilter = z.output<typeof videosQuery>;
export type VideosQuery = Partial<VideosFilter>;
export type VideoCard = z.output<typeof videoCard>;
export type VideoSource = z.output<typeof videoSource>;
export type VideoCaptions = z.output<typeof videoCaptions>;
export type VideosAnswer = z.output<typeof videosAnswer>;
export type VideosPage = VideosAnswer['data'];
