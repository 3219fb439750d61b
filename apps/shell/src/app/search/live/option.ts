import type { SearchKind, SearchSuggestion } from '@tractor-haat/api-client';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';

export interface Option {
  readonly text: string;
  /** Path without language prefix, which `Link` adds. */
  readonly to: string;
  /** Null for a recent search. */
  readonly kind: SearchKind | null;
  readonly lang: Language | undefined;
}

export const toResultsPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

export function createSuggestionOption(suggestion: SearchSuggestion, language: Language): Option {
  return {
    text: suggestion.name,
    to: parseLocalizedPath(suggestion.url).path,
    kind: suggestion.kind,
    lang: suggestion.language === language ? undefined : suggestion.language,
  };
}

export function createRecentOption(text: string): Option {
  return { text, to: toResultsPath(text), kind: null, lang: undefined };
}
