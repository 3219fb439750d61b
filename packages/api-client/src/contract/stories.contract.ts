import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/** GET /api/v1/stories, newest first. */
export const storiesQuery = z.object({ page: pageQuery, language: languageQuery });
export const storyParams = z.object({ slug });
export const storyQuery = z.object({ language: languageQuery });

export const storyCard = z
  .object({
    slug,
    title: localText,
    description: localText,
    published_on: z.iso.date(),
    picture,
    slide_count: z.int().min(1),
  })
  .meta({ id: 'StoryCard' });

export const storySlide = z.object({ picture, heading: localText, text: localText });

/** GET /api/v1/stories/:slug. `next` is the story that follows in the list. */
export const story = storyCard
  .extend({
    slides: z.array(storySlide).min(1),
    more: z.string().nullable(),
    next: storyCard.nullable(),
  })
  .meta({ id: 'Story' });

export const storiesResponse = dataResponse(listPage(storyCard));
export const storyResponse = dataResponse(story);

export const storyEndpoints = defineEndpoints({
  listStories: {
    method: 'GET',
    path: '/api/v1/stories',
    summary: 'Lists the web stories, newest first, 24 a page',
    tag: 'stories',
    query: storiesQuery,
    response: storiesResponse,
    cache: 'public',
  },
  getStory: {
    method: 'GET',
    path: '/api/v1/stories/:slug',
    summary: 'Returns a web story with its slides and the next story',
    tag: 'stories',
    params: storyParams,
    query: storyQuery,
    response: storyResponse,
    cache: 'public',
  },
});

export type StoriesFilter = z.output<typeof storiesQuery>;
export type StoriesQuery = Partial<StoriesFilter>;
export type StoryQuery = Partial<z.output<typeof storyQuery>> & z.output<typeof storyParams>;
export type StoryCard = z.output<typeof storyCard>;
export type StorySlide = z.output<typeof storySlide>;
export type Story = z.output<typeof story>;
export type StoriesResponse = z.output<typeof storiesResponse>;
export type StoryResponse = z.output<typeof storyResponse>;
export type StoriesPage = StoriesResponse['data'];
