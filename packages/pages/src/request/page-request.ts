import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';

/**
 * A request as loaders need it. `path` has no language prefix, and `options` passes the abort signal to the API client.
 */
export interface PageRequest {
  readonly language: Language;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly options: { readonly signal: AbortSignal };
}

/**
 * Parses the request of a loader.
 *
 * @example
 * const { language, query, options } = parsePageRequest(request);
 */
export function parsePageRequest(request: Request): PageRequest {
  const url = new URL(request.url);
  const { language, path } = parseLocalizedPath(url.pathname);
  return { language, path, query: url.searchParams, options: { signal: request.signal } };
}
