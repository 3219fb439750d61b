import type { Language } from '@tractor-haat/i18n';
import type { Messages } from '../remote.ts';
import type { Params } from './island-page.ts';

/** A message, by the steps of its key. */
export function messageOf(messages: Messages | undefined, key: string): string | undefined {
  let place: string | Messages | undefined = messages;
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** The plural forms of our four languages, without Intl: its first rule costs 30 ms of a slow phone. */
const isOne = (count: number, language: Language) =>
  count === 1 || (count === 0 && (language === 'hi' || language === 'gu'));

/** Where messages are found: `shell` and `header.sign_in` to its text. */
export type FindMessage = (namespace: string, key: string) => string | undefined;

/**
 * As much of i18next as our islands' messages use: plural forms by `count`, and `{{value}}`. A key may name its
 * namespace (`lists:home`). What is not found is shown by its key, as i18next does.
 */
export function makeTranslate(language: Language, find: FindMessage) {
  return (namespace: string, key: string, params: Params = {}): string => {
    const [own, rest] = key.includes(':')
      ? (key.split(':', 2) as [string, string])
      : [namespace, key];
    const { count } = params;
    const plural =
      typeof count === 'number'
        ? find(own, `${rest}_${isOne(count, language) ? 'one' : 'other'}`)
        : undefined;
    const text = plural ?? find(own, rest) ?? rest;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) => String(params[name] ?? ''));
  };
}
