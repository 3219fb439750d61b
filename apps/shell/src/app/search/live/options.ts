import type { SearchKind, SearchSuggestion } from '@tractor-haat/api-client';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';

/** An option: a page of the site, or a recent search. */
export interface Option {
  readonly text: string;
  /** Path without language prefix, which links add. */
  readonly to: string;
  /** Null for a recent search. */
  readonly kind: SearchKind | null;
  /** Language of the text if it differs from the page's. */
  readonly lang: Language | undefined;
}

export const resultsAddress = (query: string) => `/search?q=${encodeURIComponent(query)}`;

export function suggestionOption(found: SearchSuggestion, language: Language): Option {
  return {
    text: found.name,
    to: parseLocalizedPath(found.url).path,
    kind: found.kind,
    lang: found.language === language ? undefined : found.language,
  };
}

export function recentOption(text: string): Option {
  return { text, to: resultsAddress(text), kind: null, lang: undefined };
}
