import {
  listPosts,
  POST_CATEGORIES,
  type PostCategory,
  type PostsPage,
} from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { callApi, parsePageUrl, readPageNumber } from '../loading/call-api.ts';

export const MAX_SEARCH_LENGTH = 80;

export interface PostList {
  readonly category: PostCategory | null;
  /** Search query, or ''. */
  readonly search: string;
  readonly result: PostsPage;
}

export async function loadPosts({ request, params }: LoaderFunctionArgs): Promise<PostList> {
  const { language, query } = parsePageUrl(request);
  const category = POST_CATEGORIES.find((option) => option === params.category) ?? null;
  if (params.category !== undefined && category === null) throw notFound();
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const tag = query.get('tag');
  const result = await callApi(() =>
    listPosts(
      {
        language,
        page: readPageNumber(query),
        ...(category ? { category } : {}),
        ...(tag ? { tag } : {}),
        ...(search ? { q: search } : {}),
      },
      { signal: request.signal },
    ),
  );
  return { category, search, result };
}
