import type { Language } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import en from './words.en.json';
import gu from './words.gu.json';
import hi from './words.hi.json';
import mr from './words.mr.json';

/** What the examples say: data of the gallery, not of the site, so it is in no namespace. */
export const words: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  hi,
  gu,
  mr,
};

export type Word = keyof typeof en;

/** The examples' words in the page's language; `{name}` in a word is filled in from `values`. */
export function useWords() {
  const { language } = usePage();
  return (word: Word, values: Readonly<Record<string, string | number>> = {}) =>
    words[language][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
