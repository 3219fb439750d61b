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

/** What the address asks for, and what was found; null where there is too little to look for. */
export interface Results {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  readonly findings: SearchFindings | null;
}

/** Half of a character, where the text was cut or the address is damaged. */
const HALVES = /\p{Cs}/gu;

/** The results of `?q=`, all kinds or one (`kind`), page by page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Results> {
  const { pathname, searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').slice(0, SEARCH_MOST).replace(HALVES, '').trim();
  // The API judges what is no kind or page, and says that there is no such page.
  const kind = (searchParams.get('kind') as SearchKind | null) ?? undefined;
  if (query.length < SEARCH_LEAST) return { query, kind: undefined, findings: null };
  const page = searchParams.get('page');
  const asked = {
    q: query,
    language: splitAddress(pathname).language,
    ...(kind ? { kind } : {}),
    ...(page ? { page: page as unknown as number } : {}),
  };
  try {
    const findings = await searchSite(asked, { signal: request.signal });
    return { query, kind, findings };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
  }
}
