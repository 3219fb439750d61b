import { createContext, useContext } from 'react';
import type { FormMessage } from './form-message.ts';

/** Localised texts of the forms of a remote. */
export type FormTranslations = {
  /** Translates a reason. Usually the result of `createMessageFormatter`. */
  readonly formatMessage: (message: FormMessage) => string;
  /** Label beside fields that may stay empty. */
  readonly optional?: string;
  /** Texts of `CodeStep`, `CodeField` and `ResendLine`, which throw without them. */
  readonly code?: {
    readonly label: string;
    readonly verify: string;
    readonly resend: string;
    readonly resendIn: (seconds: number) => string;
  };
};

const FormTranslationsContext = createContext<FormTranslations | null>(null);

/** Provides the translations of a remote. All components of this package throw without it. */
export const FormTranslationsProvider = FormTranslationsContext.Provider;

export function useFormTranslations(): FormTranslations {
  const translations = useContext(FormTranslationsContext);
  if (translations === null) throw new Error('a form has no FormTranslationsProvider');
  return translations;
}

/** Returns the texts of the code step. Throws if the provider has none. */
export function useCodeTranslations(): NonNullable<FormTranslations['code']> {
  const { code } = useFormTranslations();
  if (code === undefined) throw new Error('FormTranslations have no texts for the code step');
  return code;
}
