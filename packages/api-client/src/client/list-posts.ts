import type {
  Post,
  PostQuery,
  PostResponse,
  PostsPage,
  PostsQuery,
  PostsResponse,
} from '../contract/posts.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const POSTS_PATH = '/api/v1/posts';

/** Fetches one page of posts, newest first. Throws `ApiError` 404 after the last page. */
export async function listPosts(
  query: PostsQuery = {},
  options: CallOptions = {},
): Promise<PostsPage> {
  return (await getJson<PostsResponse>(POSTS_PATH, query, options)).data;
}

/** Fetches a post by slug. Throws `ApiError` 404 for an unknown slug. */
export async function getPost(
  { slug, ...query }: PostQuery,
  options: CallOptions = {},
): Promise<Post> {
  return (await getJson<PostResponse>(`${POSTS_PATH}/${encodeURIComponent(slug)}`, query, options))
    .data;
}
