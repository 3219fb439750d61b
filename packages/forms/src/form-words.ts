import { createContext, useContext } from 'react';
import type { Notice } from './notice.ts';

/** Localised texts of forms; each remote passes its translations. */
export type FormWords = {
  /** Message for a reason of the API or the rules; usually from `sayBy`. */
  readonly say: (notice: Notice) => string;
  /** Label of optional fields. */
  readonly optional?: string;
  /** Texts of the code step. */
  readonly code?: {
    readonly label: string;
    readonly verify: string;
    readonly resend: string;
    readonly resendIn: (seconds: number) => string;
  };
};

const Words = createContext<FormWords | null>(null);

/** Required around all components of this package. */
export const FormWordsProvider = Words.Provider;

export function useFormWords(): FormWords {
  const words = useContext(Words);
  if (words === null) throw new Error('a form stands in no FormWordsProvider');
  return words;
}

/** Like `useFormWords`, but requires the texts of the code step. */
export function useCodeWords(): NonNullable<FormWords['code']> {
  const { code } = useFormWords();
  if (code === undefined) throw new Error('these FormWords have none for a code');
  return code;
}
