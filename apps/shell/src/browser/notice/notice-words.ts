import { isLanguage, type Language } from '@tractor-haat/i18n';

type Words = Readonly<
  Record<'lite' | 'renewed' | 'sent', Readonly<Record<'line' | 'take' | 'leave', string>>>
>;

const words: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import(/* webpackChunkName: "shell-notice-en" */ './words.en.json'),
  hi: () => import(/* webpackChunkName: "shell-notice-hi" */ './words.hi.json'),
  gu: () => import(/* webpackChunkName: "shell-notice-gu" */ './words.gu.json'),
  mr: () => import(/* webpackChunkName: "shell-notice-mr" */ './words.mr.json'),
};

/** Translations of the notices in the page's language. */
export const noticeWords = async (): Promise<Words> => (await words[pageLanguage()]()).default;

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}
