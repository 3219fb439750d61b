import type { Language } from '@tractor-haat/i18n';
import { useLanguage } from './language-context.ts';
import en from './texts.en.json';
import gu from './texts.gu.json';
import hi from './texts.hi.json';
import mr from './texts.mr.json';

/** Sample texts of stories. Long labels break components, so they exist in all languages. */
export const texts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  hi,
  gu,
  mr,
};

/** Returns a function for sample texts in the selected language. `values` replace placeholders such as `{name}`. */
export function useTexts() {
  const language = useLanguage();
  return (text: keyof typeof en, values: Readonly<Record<string, string | number>> = {}) =>
    texts[language][text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
