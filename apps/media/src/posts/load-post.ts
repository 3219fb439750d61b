import { getPost, type Post } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export async function loadPost({ request, params }: LoaderFunctionArgs): Promise<Post> {
  const { language } = readAddress(request);
  return askApi(() => getPost({ slug: params.slug ?? '', language }, { signal: request.signal }));
}
