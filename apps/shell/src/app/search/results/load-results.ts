import {
  ApiError,
  MAX_QUERY_LENGTH,
  MIN_QUERY_LENGTH,
  type SearchKind,
  type SearchResults,
  searchSite,
} from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound, unavailable } from '@tractor-haat/platform';

export interface SearchPageData {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly results: SearchResults | null;
}

/** `slice` can end a query with half of a surrogate pair. */
const LONE_SURROGATES = /\p{Cs}/gu;

export async function loadResults({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const { pathname, searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '')
    .slice(0, MAX_QUERY_LENGTH)
    .replace(LONE_SURROGATES, '')
    .trim();
  // The API validates `kind` and `page`, so unknown values are passed on.
  const kind = (searchParams.get('kind') as SearchKind | null) ?? undefined;
  if (query.length < MIN_QUERY_LENGTH) return { query, kind: undefined, results: null };
  const page = searchParams.get('page');
  const searchQuery = {
    q: query,
    language: parseLocalizedPath(pathname).language,
    ...(kind ? { kind } : {}),
    ...(page ? { page: page as unknown as number } : {}),
  };
  try {
    const results = await searchSite(searchQuery, { signal: request.signal });
    return { query, kind, results };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}
