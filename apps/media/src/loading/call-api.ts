import { ApiError } from '@tractor-haat/api-client';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import { notFound, unavailable } from '@tractor-haat/platform';

/** Runs API calls; a 404 of the API becomes the 404 page. */
export async function callApi<Data>(calls: () => Promise<Data>): Promise<Data> {
  try {
    return await calls();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}

export function parsePageUrl(request: Request): { language: Language; query: URLSearchParams } {
  const url = new URL(request.url);
  return { language: parseLocalizedPath(url.pathname).language, query: url.searchParams };
}

/** Page number from `?page=`, from 1; throws the 404 page if it is invalid. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return Number(page);
}
