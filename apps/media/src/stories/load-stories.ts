import { listStories, type StoriesPage } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, pageOf, readAddress } from '../loading/ask-api.ts';

export async function loadStories({ request }: LoaderFunctionArgs): Promise<StoriesPage> {
  const { language, query } = readAddress(request);
  return askApi(() => listStories({ page: pageOf(query), language }, { signal: request.signal }));
}
