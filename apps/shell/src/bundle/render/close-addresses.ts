import { SEARCH_MOST, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { isRouteErrorResponse } from '@tractor-haat/platform/shell';

/** More would be a list to read through. */
const MOST = 4;

/** The words of an address: `/tractor/mahidra-575-di/17` is `tractor mahidra 575 di`. */
export function wordsOfAddress(pathname: string): string {
  const { path } = splitAddress(pathname);
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Damaged: its letters may still be enough.
  }
  return text
    .replace(/(?:\/\d+)+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MOST);
}

/** Places that somebody may have meant who came to an address without a page; none when search is down. */
async function closeAddresses(url: URL, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const { language } = splitAddress(url.pathname);
  const query = wordsOfAddress(url.pathname);
  const found = await suggest({ query, language }, { signal }).catch(() => []);
  return found.slice(0, MOST);
}

/** Gives a page that says "not found" the addresses that it offers instead. */
export async function addCloseAddresses(
  errors: Readonly<Record<string, unknown>> | null,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  const missing = Object.values(errors ?? {}).find(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  if (isRouteErrorResponse(missing)) missing.data = await closeAddresses(url, signal);
}
