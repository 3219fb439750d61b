import { ApiError } from '@tractor-haat/api-client';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import { notFound, unavailable } from '@tractor-haat/platform';

/** Throws the 404 page if the API responds with 400 or 404, and the 503 page for other API errors. */
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

/** Starts at 1. Throws the 404 page for an invalid number. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return Number(page);
}
