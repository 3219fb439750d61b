import { createContext, useContext } from 'react';
import type { Notice } from './notice.ts';

/** What forms say, in the visitor's language; each remote has its own translations. */
export type FormWords = {
  /** A reason of the API or of the rules; most remotes make it by `sayBy`. */
  readonly say: (notice: Notice) => string;
  /** The word for a field that may stay empty. */
  readonly optional?: string;
  /** What the step of the one-time code says. */
  readonly code?: {
    readonly label: string;
    readonly verify: string;
    readonly resend: string;
    readonly resendIn: (seconds: number) => string;
  };
};

const Words = createContext<FormWords | null>(null);

/** Stands around everything that this package shows. */
export const FormWordsProvider = Words.Provider;

export function useFormWords(): FormWords {
  const words = useContext(Words);
  if (words === null) throw new Error('a form stands in no FormWordsProvider');
  return words;
}

/** The same, where a code is asked for. */
export function useCodeWords(): NonNullable<FormWords['code']> {
  const { code } = useFormWords();
  if (code === undefined) throw new Error('these FormWords have none for a code');
  return code;
}
