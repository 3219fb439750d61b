import { createContext, useContext } from 'react';
import type { Translations } from './translations.ts';

export const TranslationsContext = createContext<Translations | null>(null);

/** The document's words, for parts of the shell that bring a namespace of their own when opened. */
export function useWords(): Translations {
  const words = useContext(TranslationsContext);
  if (!words) throw new Error('useWords is called outside the site');
  return words;
}
