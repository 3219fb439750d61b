import type {
  StoriesPage,
  StoriesQuery,
  StoriesResponse,
  Story,
  StoryQuery,
  StoryResponse,
} from '../contract/stories.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const STORIES_PATH = '/api/v1/stories';

/** Fetches one page of stories, newest first. Throws `ApiError` 404 after the last page. */
export async function listStories(
  query: StoriesQuery = {},
  options: CallOptions = {},
): Promise<StoriesPage> {
  return (await getJson<StoriesResponse>(STORIES_PATH, query, options)).data;
}

/** Fetches a story by slug. Throws `ApiError` 404 for an unknown slug. */
export async function getStory(
  { slug, ...query }: StoryQuery,
  options: CallOptions = {},
): Promise<Story> {
  return (
    await getJson<StoryResponse>(`${STORIES_PATH}/${encodeURIComponent(slug)}`, query, options)
  ).data;
}
