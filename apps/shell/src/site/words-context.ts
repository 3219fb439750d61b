import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

export const WordsContext = createContext<Words | null>(null);

/** The document's words, for parts of the shell that bring a namespace of their own when opened. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords is called outside the site');
  return words;
}
