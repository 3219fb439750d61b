import { isLanguage, type Language } from '@tractor-haat/i18n';

type NoticeTranslations = Readonly<
  Record<'lite' | 'renewed' | 'sent', Readonly<Record<'line' | 'take' | 'leave', string>>>
>;

const loaders: Record<Language, () => Promise<{ default: NoticeTranslations }>> = {
  en: () => import(/* webpackChunkName: "shell-notice-en" */ './words.en.json'),
  hi: () => import(/* webpackChunkName: "shell-notice-hi" */ './words.hi.json'),
  gu: () => import(/* webpackChunkName: "shell-notice-gu" */ './words.gu.json'),
  mr: () => import(/* webpackChunkName: "shell-notice-mr" */ './words.mr.json'),
};

/** Translations of the notices in the page's language. */
export const loadNoticeTranslations = async (): Promise<NoticeTranslations> =>
  (await loaders[pageLanguage()]()).default;

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}
