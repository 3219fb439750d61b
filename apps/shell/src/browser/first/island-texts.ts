import type { Language } from '@tractor-haat/i18n';
import { type FindMessage, messageOf } from '@tractor-haat/platform/first-visit';
import type { IslandData } from '../../app/page-data.ts';
import { importWithRetry } from '../import-with-retry.ts';

/** Shell namespaces that islands load when they open. */
const menus = {
  en: () => import('../../locales/menus.en.json'),
  hi: () => import('../../locales/menus.hi.json'),
  gu: () => import('../../locales/menus.gu.json'),
  mr: () => import('../../locales/menus.mr.json'),
};

/** Translations of islands: those in the page data, and namespaces loaded later. */
export function islandTexts(texts: IslandData['texts'], language: Language) {
  const fetched = new Map<string, Parameters<typeof messageOf>[0]>();
  const find: FindMessage = (namespace, key) =>
    messageOf(fetched.get(namespace), key) ?? texts[namespace]?.[key];
  async function need(namespaces: readonly string[]) {
    if (fetched.has('menus') || !namespaces.includes('menus')) return;
    fetched.set('menus', (await importWithRetry(menus[language])).default);
  }
  return { find, need };
}
