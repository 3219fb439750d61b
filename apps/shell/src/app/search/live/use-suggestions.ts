import { MIN_QUERY_LENGTH, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds. */
const PAUSE_MS = 200;

/** Suggestions for a text. */
export interface SuggestionResult {
  readonly query: string;
  readonly items: readonly SearchSuggestion[];
}

/** One text extends the other: its suggestions may be shown meanwhile. */
const isContinued = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Suggestions for a text; while loading, those of a shorter or longer text. Null below the minimum
 * length. Each key press aborts the previous call.
 */
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
      // On failure the results page remains available.
      const items = await suggest({ query, language }, { signal }).catch(() => []);
      if (!signal.aborted) setSuggested({ query, items });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLong, language]);

  return isLong && suggested && isContinued(query, suggested.query) ? suggested : null;
}
