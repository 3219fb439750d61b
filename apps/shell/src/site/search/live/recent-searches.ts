const KEY = 'recentSearches';
const MAX_TEXTS = 5;

/** Texts searched for in this browser, the last one first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((text) => typeof text === 'string' && text.trim() !== '')
      .slice(0, MAX_TEXTS);
  } catch {
    // Storage is closed, or holds what is not ours.
    return [];
  }
}

/** Puts a text before the others; the same text in other letters moves up instead. */
export function rememberSearch(text: string): string[] {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  const texts = [text, ...others].slice(0, MAX_TEXTS);
  write(texts);
  return texts;
}

export function forgetSearches(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Then this visit goes without.
  }
}
