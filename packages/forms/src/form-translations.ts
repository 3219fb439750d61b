import { createContext, useContext } from 'react';
import type { FormMessage } from './form-message.ts';

/** Localised texts of forms; each remote passes its translations. */
export type FormTranslations = {
  /** Message for a reason of the API or the rules; usually from `createMessageFormatter`. */
  readonly formatMessage: (message: FormMessage) => string;
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

const FormTranslationsContext = createContext<FormTranslations | null>(null);

/** Required around all components of this package. */
export const FormTranslationsProvider = FormTranslationsContext.Provider;

export function useFormTranslations(): FormTranslations {
  const translations = useContext(FormTranslationsContext);
  if (translations === null) throw new Error('a form has no FormTranslationsProvider');
  return translations;
}

/** Like `useFormTranslations`, but requires the texts of the code step. */
export function useCodeTranslations(): NonNullable<FormTranslations['code']> {
  const { code } = useFormTranslations();
  if (code === undefined) throw new Error('FormTranslations have no texts for the code step');
  return code;
}
