import {
  ApiError,
  SEARCH_LEAST,
  SEARCH_MOST,
  type SearchFindings,
  type SearchKind,
  searchSite,
} from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound, unavailable } from '@tractor-haat/platform';

/** Query and results; null when the query is too short. */
export interface Results {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly findings: SearchFindings | null;
}

/** Lone surrogates of a truncated or malformed query. */
const HALVES = /\p{Cs}/gu;

/** Results of `?q=`, of all kinds or one (`kind`), paginated. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Results> {
  const { pathname, searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').slice(0, SEARCH_MOST).replace(HALVES, '').trim();
  // The API validates kind and page and returns 404.
  const kind = (searchParams.get('kind') as SearchKind | null) ?? undefined;
  if (query.length < SEARCH_LEAST) return { query, kind: undefined, findings: null };
  const page = searchParams.get('page');
  const searchQuery = {
    q: query,
    language: splitAddress(pathname).language,
    ...(kind ? { kind } : {}),
    ...(page ? { page: page as unknown as number } : {}),
  };
  try {
    const findings = await searchSite(searchQuery, { signal: request.signal });
    return { query, kind, findings };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}
