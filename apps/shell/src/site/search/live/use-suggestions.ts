import { SEARCH_LEAST, type SearchSuggestion, suggest } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';

/** Typing pauses that long before the server is asked. */
const PAUSE_MS = 200;

/** What the server said about a text. */
export interface Suggested {
  readonly query: string;
  readonly items: readonly SearchSuggestion[];
}

/** One is the other with letters more: what was said about it may stand a moment longer. */
const isContinued = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Suggestions for a text; while the next ones are under way, those for fewer letters of it. Null for texts
 * that are too short. A call is given up as soon as another letter is typed.
 */
export function useSuggestions(text: string, language: Language): Suggested | null {
  const query = text.trim();
  const isLong = query.length >= SEARCH_LEAST;
  const [suggested, setSuggested] = useState<Suggested | null>(null);

  useEffect(() => {
    if (!isLong) {
      setSuggested(null);
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(async () => {
      // Without an answer the visitor still has the page for results.
      const items = await suggest({ query, language }, { signal }).catch(() => []);
      if (!signal.aborted) setSuggested({ query, items });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, isLong, language]);

  return isLong && suggested && isContinued(query, suggested.query) ? suggested : null;
}
