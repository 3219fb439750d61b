import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';
import { videoCaptions, videoSource } from './videos.contract.ts';

/** GET /api/v1/reels, newest first. */
export const reelsQuery = z.object({ page: pageQuery, language: languageQuery });
export const reelParams = z.object({ slug });
export const reelQuery = z.object({ language: languageQuery });

export const reel = z
  .object({
    id: z.int().min(1),
    slug,
    title: localText,
    description: localText,
    duration_seconds: z.int().min(1),
    published_on: z.iso.date(),
    poster: picture,
    sources: z.array(videoSource),
    captions: z.array(videoCaptions),
    likes: z.int().min(0),
    demo: z.boolean(),
  })
  .meta({ id: 'Reel' });

export const reelsResponse = dataResponse(listPage(reel));
export const reelResponse = dataResponse(reel);

export const reelEndpoints = defineEndpoints({
  listReels: {
    method: 'GET',
    path: '/api/v1/reels',
    summary: 'Lists the reels, newest first, 24 a page',
    tag: 'videos',
    query: reelsQuery,
    response: reelsResponse,
    cache: 'public',
  },
  getReel: {
    method: 'GET',
    path: '/api/v1/reels/:slug',
    summary: 'Returns a reel',
    tag: 'videos',
    params: reelParams,
    query: reelQuery,
    response: reelResponse,
    cache: 'public',
  },
});

export type ReelsFilter = z.output<typeof reelsQuery>;
export type ReelsQuery = Partial<ReelsFilter>;
export type ReelQuery = Partial<z.output<typeof reelQuery>> & z.output<typeof reelParams>;
export type Reel = z.output<typeof reel>;
export type ReelsResponse = z.output<typeof reelsResponse>;
export type ReelResponse = z.output<typeof reelResponse>;
export type ReelsPage = ReelsResponse['data'];
