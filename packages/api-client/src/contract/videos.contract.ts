import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language, languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

export const videosQuery = z.object({
  page: pageQuery,
  language: languageQuery,
  topic: anyName.optional(),
  brand: anyName.optional(),
});
export const videoParams = z.object({ slug });
export const videoQuery = z.object({ language: languageQuery });

/** One encoding of a clip. `src` is a path of this site. */
export const videoSource = z.object({ src: z.string(), type: z.enum(['video/webm', 'video/mp4']) });

export const videoCaptions = z.object({ src: z.string(), language });

/** Narration to be played together with a silent clip. */
export const videoVoice = z.object({ src: z.string(), type: z.literal('audio/mpeg'), language });

/**
 * A clip of this site with `sources`, or a video with a `youtube_id`. Pages must load nothing from YouTube before the
 * visitor starts the video, because YouTube would receive data about the visitor.
 */
export const videoCard = z
  .object({
    id: z.int().min(1),
    slug,
    title: localText,
    description: localText,
    topic_slug: slug,
    brand_slug: slug.nullable(),
    duration_seconds: z.int().min(1),
    published_on: z.iso.date(),
    poster: picture,
    youtube_id: z
      .string()
      .regex(/^[\w-]{11}$/)
      .nullable(),
    sources: z.array(videoSource),
    captions: z.array(videoCaptions),
    voices: z.array(videoVoice),
    transcript: localText,
    demo: z.boolean(),
  })
  .meta({ id: 'VideoCard' });

export const video = videoCard
  .extend({
    implement_types: z.array(slug),
    /** Slug of a post on the same subject. */
    post_slug: slug.nullable(),
    related: z.array(videoCard),
  })
  .meta({ id: 'Video' });

/** GET /api/v1/videos. `topics` and `brands` are the filter options. They include the videos of all pages. */
export const videosResponse = dataResponse(
  listPage(videoCard).extend({
    topics: z.array(slug),
    brands: z.array(z.object({ slug, name: localText })),
  }),
);
export const videoResponse = dataResponse(video);

export const videoEndpoints = defineEndpoints({
  listVideos: {
    method: 'GET',
    path: '/api/v1/videos',
    summary: 'Lists the videos by topic or brand, newest first, 24 a page',
    tag: 'videos',
    query: videosQuery,
    response: videosResponse,
    cache: 'public',
  },
  getVideo: {
    method: 'GET',
    path: '/api/v1/videos/:slug',
    summary: 'Returns a video with similar videos',
    tag: 'videos',
    params: videoParams,
    query: videoQuery,
    response: videoResponse,
    cache: 'public',
  },
});

export type VideosFilter = z.output<typeof videosQuery>;
export type VideosQuery = Partial<VideosFilter>;
export type VideoQuery = Partial<z.output<typeof videoQuery>> & z.output<typeof videoParams>;
export type VideoCard = z.output<typeof videoCard>;
export type Video = z.output<typeof video>;
export type VideoSource = z.output<typeof videoSource>;
export type VideoVoice = z.output<typeof videoVoice>;
export type VideoCaptions = z.output<typeof videoCaptions>;
export type VideosResponse = z.output<typeof videosResponse>;
export type VideoResponse = z.output<typeof videoResponse>;
export type VideosPage = VideosResponse['data'];
