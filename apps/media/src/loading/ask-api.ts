import { ApiError } from '@tractor-haat/api-client';
import { type Language, splitAddress } from '@tractor-haat/i18n';
import { notFound, unavailable } from '@tractor-haat/platform';

/** Runs a page's calls: what the API does not know is a page that does not exist. */
export async function askApi<Data>(calls: () => Promise<Data>): Promise<Data> {
  try {
    return await calls();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}

/** Language and query of the page that is asked for. */
export function readAddress(request: Request): { language: Language; query: URLSearchParams } {
  const url = new URL(request.url);
  return { language: splitAddress(url.pathname).language, query: url.searchParams };
}

/** `?page=` from 1; throws the 404 page for anything that is no page. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return Number(page);
}
