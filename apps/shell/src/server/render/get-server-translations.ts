import type { Language } from '@tractor-haat/i18n';
import { createTranslations, type Translations } from '../../app/translations.ts';
import { compileMessages } from './compile-messages.ts';
import type { Composition } from './composition.ts';

/** The keys contain language and owner, because two remotes may use the same namespace. */
const cache = new WeakMap<Composition, Map<string, Translations>>();

/** Pages of one composition share the translations. */
export function getServerTranslations(
  composition: Composition,
  owner: string | undefined,
  language: Language,
): Translations {
  const translationsByKey = cache.get(composition) ?? new Map<string, Translations>();
  cache.set(composition, translationsByKey);
  const key = `${language} ${owner ?? ''}`;
  const existing = translationsByKey.get(key);
  if (existing) return existing;
  const translations = createTranslations(language);
  compileMessages(translations.i18n, language);
  translationsByKey.set(key, translations);
  return translations;
}
