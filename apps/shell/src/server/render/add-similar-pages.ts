import { MAX_QUERY_LENGTH, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { isRouteErrorResponse } from '@tractor-haat/platform/shell';

const MAX_SUGGESTIONS = 4;

/** Adds suggestions to the 404 error of a page. */
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

/** Converts a path into a search query, without ids at its end. */
export function tokenizePath(pathname: string): string {
  const { path } = parseLocalizedPath(pathname);
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // The path has malformed escapes. The raw text may be sufficient.
  }
  return text
    .replace(/(?:\/\d+)+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

async function fetchSimilarPages(url: URL, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const { language } = parseLocalizedPath(url.pathname);
  const query = tokenizePath(url.pathname);
  const suggestions = await suggest({ query, language }, { signal }).catch(() => []);
  return suggestions.slice(0, MAX_SUGGESTIONS);
}
