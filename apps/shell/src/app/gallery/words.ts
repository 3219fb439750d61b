import type { Language } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import en from './words.en.json';
import gu from './words.gu.json';
import hi from './words.hi.json';
import mr from './words.mr.json';

/** Sample texts; not part of the site, so not in a namespace. */
export const words: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  hi,
  gu,
  mr,
};

export type Word = keyof typeof en;

/** Sample texts in the page's language; `values` fill `{name}` placeholders. */
export function useWords() {
  const { language } = usePage();
  return (word: Word, values: Readonly<Record<string, string | number>> = {}) =>
    words[language][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
