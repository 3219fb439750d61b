import { ApiError, listVideos, type VideosPage } from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound, unavailable } from '@tractor-haat/platform';

/** One page of clips, `?page=` from 1. */
export async function loadVideos({ request }: LoaderFunctionArgs): Promise<VideosPage> {
  const url = new URL(request.url);
  const page = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  const { language } = splitAddress(url.pathname);
  try {
    return await listVideos({ page: Number(page), language }, { signal: request.signal });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}
