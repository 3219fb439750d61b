import { MIN_QUERY_LENGTH, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;

export interface SuggestionResult {
  readonly query: string;
  readonly items: readonly SearchSuggestion[];
}

/** True if one text begins with the other. Suggestions for `ku` stay visible while the visitor types `kub`. */
const isExtension = (first: string, second: string) =>
  first.startsWith(second) || second.startsWith(first);

export function useSuggestions(text: string, language: Language): SuggestionResult | null {
  const query = text.trim();
  const isLong = query.length >= MIN_QUERY_LENGTH;
  const [suggested, setSuggested] = useState<SuggestionResult | null>(null);

  useEffect(() => {
    if (!isLong) {
      setSuggested(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const items = await suggest({ query, language }, { signal }).catch(() => []);
      if (!signal.aborted) setSuggested({ query, items });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLong, language]);

  return isLong && suggested && isExtension(query, suggested.query) ? suggested : null;
}
