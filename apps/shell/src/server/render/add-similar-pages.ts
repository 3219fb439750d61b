import { MAX_QUERY_LENGTH, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { isRouteErrorResponse } from '@tractor-haat/platform/shell';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

/** Search terms of a path: `/tractor/mahidra-575-di/17` becomes `tractor mahidra 575 di`. */
export function tokenizePath(pathname: string): string {
  const { path } = parseLocalizedPath(pathname);
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Malformed escapes: the raw text may be enough.
  }
  return text
    .replace(/(?:\/\d+)+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** Suggestions for a URL without a page; empty when the search is unavailable. */
async function fetchSimilarPages(url: URL, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const { language } = parseLocalizedPath(url.pathname);
  const query = tokenizePath(url.pathname);
  const suggestions = await suggest({ query, language }, { signal }).catch(() => []);
  return suggestions.slice(0, MAX_SUGGESTIONS);
}

/** Adds suggestions to a "not found" page. */
export async function addSimilarPages(
  errors: Readonly<Record<string, unknown>> | null,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  const missing = Object.values(errors ?? {}).find(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  if (isRouteErrorResponse(missing)) missing.data = await fetchSimilarPages(url, signal);
}
