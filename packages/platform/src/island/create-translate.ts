import type { Language } from '@tractor-haat/i18n';
import type { Messages } from '../remote.ts';
import type { Params } from './island-page.ts';

export function resolveMessage(messages: Messages | undefined, key: string): string | undefined {
  let value: string | Messages | undefined = messages;
  for (const step of key.split('.')) value = typeof value === 'object' ? value[step] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Plural rule of the four languages. The first use of `Intl.PluralRules` would take 30 ms on a slow phone. */
const isSingular = (count: number, language: Language) =>
  count === 1 || (count === 0 && (language === 'hi' || language === 'gu'));

/** Returns the text of a key in a namespace, such as `header.sign_in` in `shell`, or undefined if there is none. */
export type FindMessage = (namespace: string, key: string) => string | undefined;

/**
 * Creates `translate` for islands, with the features of i18next that they use: plurals by `count`, and placeholders
 * such as `{{name}}`. A key may contain its namespace (`lists:home`). A key without translation is returned unchanged.
 */
export function createTranslate(language: Language, find: FindMessage) {
  return (namespace: string, key: string, params: Params = {}): string => {
    const [messageNamespace, messageKey] = key.includes(':')
      ? (key.split(':', 2) as [string, string])
      : [namespace, key];
    const { count } = params;
    const plural =
      typeof count === 'number'
        ? find(messageNamespace, `${messageKey}_${isSingular(count, language) ? 'one' : 'other'}`)
        : undefined;
    const text = plural ?? find(messageNamespace, messageKey) ?? messageKey;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) => String(params[name] ?? ''));
  };
}
