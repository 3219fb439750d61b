import type { SearchKind, SearchSuggestion } from '@tractor-haat/api-client';
import { type Language, splitAddress } from '@tractor-haat/i18n';

/** A line of the open list: a place on the site, or a search of before. */
export interface Option {
  readonly text: string;
  /** Address without the language's prefix, which links add themselves. */
  readonly to: string;
  /** Null for a search of before. */
  readonly kind: SearchKind | null;
  /** What the text is written in, where it is not the page's language. */
  readonly lang: Language | undefined;
}

export const resultsAddress = (query: string) => `/search?q=${encodeURIComponent(query)}`;

export function suggestionOption(found: SearchSuggestion, language: Language): Option {
  return {
    text: found.name,
    to: splitAddress(found.url).path,
    kind: found.kind,
    lang: found.language === language ? undefined : found.language,
  };
}

export function recentOption(text: string): Option {
  return { text, to: resultsAddress(text), kind: null, lang: undefined };
}
