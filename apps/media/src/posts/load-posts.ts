import {
  listPosts,
  POST_CATEGORIES,
  type PostCategory,
  type PostsPage,
} from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { askApi, pageOf, readAddress } from '../loading/ask-api.ts';

export interface PostList {
  readonly category: PostCategory | null;
  /** What was searched for; '' when nothing was. */
  readonly search: string;
  readonly result: PostsPage;
}

/** A page of posts: all, of a category, with a tag, or with the words of a search. */
export async function loadPosts({ request, params }: LoaderFunctionArgs): Promise<PostList> {
  const { language, query } = readAddress(request);
  const category = POST_CATEGORIES.find((one) => one === params.category) ?? null;
  if (params.category !== undefined && category === null) throw notFound();
  const search = (query.get('q') ?? '').trim().slice(0, 80);
  const tag = query.get('tag');
  const result = await askApi(() =>
    listPosts(
      {
        language,
        page: pageOf(query),
        ...(category ? { category } : {}),
        ...(tag ? { tag } : {}),
        ...(search ? { q: search } : {}),
      },
      { signal: request.signal },
    ),
  );
  return { category, search, result };
}
