const STORAGE_KEY = 'recentSearches';
const MAX_TEXTS = 5;

export function readRecentSearches(): string[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(searches)) return [];
    return searches
      .filter((text) => typeof text === 'string' && text.trim() !== '')
      .slice(0, MAX_TEXTS);
  } catch {
    return [];
  }
}

export function saveRecentSearch(text: string): string[] {
  const others = readRecentSearches().filter(
    (search) => search.toLowerCase() !== text.toLowerCase(),
  );
  const texts = [text, ...others].slice(0, MAX_TEXTS);
  writeRecentSearches(texts);
  return texts;
}

export function clearRecentSearches(): void {
  writeRecentSearches([]);
}

function writeRecentSearches(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
  } catch {
    // Storage is blocked or full.
  }
}
